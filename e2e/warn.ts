/** Reports what depends on the owner's texts and pictures, which never fails a test. */
export function warn(message: string): void {
  console.log(process.env.GITHUB_ACTIONS ? `::warning::${message}` : `warning  ${message}`);
}
