const fieldsOf = (root: HTMLElement) =>
  new Map(
    [...root.querySelectorAll('input')].map((field) => [`${field.name}=${field.getAttribute('value') ?? ''}`, field]),
  );

/** Runs `replace` on the children of `root`, then restores input values, open <details> and focus. */
export function replacePreservingState(root: HTMLElement, replace: () => void): void {
  const fields = fieldsOf(root);
  const open = [...root.querySelectorAll('details')].map((details) => details.open);
  const focused = document.activeElement;
  replace();
  root.querySelectorAll('details').forEach((details, at) => (details.open = open[at] ?? details.open));
  for (const [name, field] of fieldsOf(root)) {
    const before = fields.get(name);
    if (!before) continue;
    field.value = before.value;
    field.checked = before.checked;
    if (before === focused) field.focus({ preventScroll: true });
  }
}
