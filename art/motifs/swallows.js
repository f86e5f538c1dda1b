// @ts-check
// Swallows: a dark back, a red throat, a pale belly, a forked tail.
import { blob, egg, limb } from '../studio/path.js';

/** @typedef {import('../studio/studio.js').Shape} Shape */

/** `sit` rests on a seat at y = 0, the tail hangs below it; `fly` is seen from the side. @param {{pose?: 'sit' | 'fly', belly?: string, throat?: string}} [how] @returns {Shape} */
export function swallow({ pose = 'sit', belly = 'light', throat = 'accent' } = {}) {
  if (pose === 'fly') {
    return {
      d: limb([[-30, -46, 6], [-10, -50, 16], [12, -52, 18], [28, -54, 14], [37, -53, 6], [43, -51, 1]]) + limb([[-26, -46, 7], [-50, -48, 4], [-82, -62, 0.6]]) + limb([[-26, -45, 7], [-50, -38, 4], [-84, -36, 0.6]]) + blob([[20, -56], [2, -82], [-26, -108], [-62, -118, 'sharp'], [-34, -92], [-12, -58]]) + blob([[16, -48], [-2, -26], [-24, -6], [-48, 0, 'sharp'], [-28, -24], [-8, -48]]),
      parts: [{ d: blob([[34, -51], [14, -44], [-14, -46], [8, -50]]), tone: belly, opacity: 0.85 }, { d: blob([[40, -52], [28, -45], [22, -50]]), tone: throat }],
    };
  }
  return {
    d: limb([[-12, -4, 20], [-8, -24, 36], [0, -46, 38], [8, -64, 30], [14, -80, 27], [24, -82, 18]]) + blob([[25, -90], [42, -80, 'sharp'], [27, -76]]) + limb([[-18, -12, 14], [-30, 16, 8], [-46, 50, 1]]) + limb([[-14, -10, 14], [-20, 18, 8], [-24, 54, 1]]) + limb([[-2, -4, 5], [0, 2, 4], [8, 3, 3]]) + limb([[6, -8, 5], [9, 2, 4], [17, 3, 3]]),
    parts: [
      { d: blob([[22, -68], [20, -44], [14, -20], [2, -6], [-6, -12], [2, -34], [8, -56]]), tone: belly },
      { d: blob([[32, -76], [28, -62], [16, -54], [8, -58], [14, -70], [24, -78]]), tone: throat },
      { d: egg(22, -84, 2.6), tone: belly },
    ],
  };
}

/** The folded wing of the sitting one, to be laid over its waistcoat. */
export const foldedWing = blob([[6, -64], [12, -46], [2, -26], [-16, -8], [-38, 14, 'sharp'], [-28, -16], [-20, -42], [-10, -60]]);

export const gallery = () => [swallow(), swallow({ pose: 'fly' })];
