pub fn write(_: &crate::scene::Scene, _: super::What, _: super::Format) -> Result<String, super::ExchangeError> { Ok(String::new()) }
