/** Hands a text to the person as a file. */
export function saveTextFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has only queued the download; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
