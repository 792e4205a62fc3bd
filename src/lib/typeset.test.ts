/** What an editor types with the keyboard is printed with one kind of apostrophe and of quotation marks. */
import { expect, it } from 'vitest';
import { typeset, typesetAll } from './typeset.ts';

it('leaves feet, inches, addresses and attributes alone', () => {
  expect(typeset(`Don't & <b>the town</b>'s, {place}'s, towns' 'own', 8' by 5', 4" by 2", "Bulk," ("$5")`)).toBe(
    `Don’t & <b>the town</b>’s, {place}’s, towns’ 'own', 8' by 5', 4" by 2", “Bulk,” (“$5”)`,
  );
  expect(typeset('<p>see <a href="/x">it</a> "now"</p>')).toBe('<p>see <a href="/x">it</a> “now”</p>');
  expect(typeset("https://town.example/mayor's-page")).toBe("https://town.example/mayor's-page");
});

it('reaches every text of a record', () => {
  expect(typesetAll({ says: "don't", list: [{ deep: '"x"' }], order: 1, none: undefined })).toEqual({
    says: 'don’t',
    list: [{ deep: '“x”' }],
    order: 1,
    none: undefined,
  });
});
