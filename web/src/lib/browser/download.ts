/** Lets the reader keep a file. */
export function downloadBlob(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Lets the reader download a value as a JSON file. */
export const downloadJson = (name: string, content: unknown): void =>
  downloadBlob(name, new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
