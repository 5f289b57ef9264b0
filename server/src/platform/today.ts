/** YYYY-MM-DD, in UTC: where the server stands says nothing about whoever asks. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
