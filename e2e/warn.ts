/** Tells what depends on how long the owner's texts are, or how heavy the pictures: it is to be known, and fails no test. */
export function warn(says: string): void {
  console.log(process.env.GITHUB_ACTIONS ? `::warning::${says}` : `warning  ${says}`);
}
