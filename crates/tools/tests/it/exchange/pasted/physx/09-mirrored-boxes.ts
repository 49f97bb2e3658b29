// source: galacean/engine issue #1826 (PhysX behind it), shortened, names replaced
// refused: setScale
=====
// engine@1.1.X: with a negative scale the colliders do not behave
import { BoxColliderShape, DynamicCollider, Entity, StaticCollider, Vector3, WebGLEngine } from "@galacean/engine";
import { PhysXPhysics } from "@galacean/engine-physics-physx";

function addCrate(root: Entity, side: number, x: number, y: number, z: number, index: number) {
  const crate = root.createChild("Crate");
  crate.transform.setPosition(x, y, z);
  crate.transform.setScale(-1, 1, 1);

  const crateMtl = new PBRMaterial(root.engine);
  const renderer = crate.addComponent(MeshRenderer);
  crateMtl.baseColor.set(0.6, 0.3, 0.3, 1.0);
  crateMtl.roughness = 0.5;
  crateMtl.metallic = 0.0;
  renderer.mesh = PrimitiveMesh.createCuboid(root.engine, side, side, side);
  renderer.setMaterial(crateMtl);
  if (index === 0) {
    crateMtl.baseColor.set(1, 0, 0, 1.0);
  }
}
