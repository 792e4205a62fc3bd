const fieldsOf = (root: HTMLElement) =>
  new Map(
    [...root.querySelectorAll('input')].map((field) => [`${field.name}=${field.getAttribute('value') ?? ''}`, field]),
  );

/** Replaces the elements in `root`; what was typed, chosen and opened in it stays, and the focus. */
export function carryOver(root: HTMLElement, replace: () => void): void {
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
