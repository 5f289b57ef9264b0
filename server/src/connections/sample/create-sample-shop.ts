import { writeSqliteFile } from '../../databases/write-sqlite-file.ts';
import { generateShopRows } from './generate-shop-rows.ts';
import { shopSchema } from './shop-schema.ts';

/** Writes the sample shop to `file`, whole or not at all. A file that is there is replaced. */
export function createSampleShop(file: string, today: Date): void {
  writeSqliteFile(file, { schema: shopSchema, tables: generateShopRows(today) });
}
