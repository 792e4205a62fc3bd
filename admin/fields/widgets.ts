/** What the configuration calls the controls of our own. */
export const PHOTO = 'desk-photo';
export const EIGHTHS = 'desk-eighths';
export const ID = 'desk-id';
