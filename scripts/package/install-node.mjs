// After `npm install`: a Node that is too old gets its newer one now, so that the first start needs no network.
import { bringNode, isEnough } from './bring-node.mjs';

// An install must not fail for it: the first start tries again, and says what is wrong.
if (!isEnough()) await bringNode({ quiet: true });
