import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DerivedKeys } from '../../platform/secrets/secret-box.ts';
import type { KnownDevices } from './public-types.ts';

export function signedDeviceMarks(keys: DerivedKeys): KnownDevices {
  const proofOf = (key: string, device: string, email: string) =>
    createHmac('sha256', key).update(`${device} ${email}`).digest();
  return {
    mark: (email) => {
      const device = randomBytes(12).toString('base64url');
      return `${device}.${proofOf(keys[0], device, email).toString('base64url')}`;
    },
    deviceOf: (mark, email) => {
      const [device = '', proof = ''] = (mark ?? '').split('.');
      const given = Buffer.from(proof, 'base64url');
      const isOurs = keys.some((key) => {
        const wanted = proofOf(key, device, email);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
      return isOurs ? device : undefined;
    },
  };
}
