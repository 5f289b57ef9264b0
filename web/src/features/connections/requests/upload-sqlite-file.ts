import { uploadOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { uploadFile } from '../../../lib/api/upload-file.ts';

export function uploadSqliteFile(file: File, onProgress: (part: number) => void) {
  const path = `${api.sqliteFiles}?name=${encodeURIComponent(file.name)}`;
  return uploadFile({ path, file, output: uploadOutput, onProgress });
}
