/** A server, and who asks there. What is dialled is `address`: resolved again, `host` might lead elsewhere. */
export type ServerPlace = {
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
