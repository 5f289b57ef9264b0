/** Where a MySQL or MariaDB server is and who we are there: already parsed, its address already checked. */
export type MysqlInput = {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  /** 'require' encrypts without asking who answers; 'verify' also checks the certificate and its name. */
  ssl: 'disable' | 'require' | 'verify';
  /** The checked address to connect to; the host's name is still the one on the certificate. */
  address?: string;
};
