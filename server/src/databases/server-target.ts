/** A server and the login for it. Connect to `address`, never to `host`: resolved again, it might lead elsewhere. */
export type ServerTarget = {
  /** The name that a certificate must be made for. */
  host: string;
  /** The checked address of `host`. */
  address: string;
  port: number;
  database: string;
  user: string;
  password: string;
  /** 'require' encrypts without asking who answers; 'verify' asks for a certificate of `host`. */
  ssl: 'disable' | 'require' | 'verify';
  /** `schema.name` of functions that the owner vouches for, where the dialect knows such. */
  trustedFunctions?: readonly string[];
};
