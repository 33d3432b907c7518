/** Offers CSV to the visitor as a download. */
export function saveFile(name: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
