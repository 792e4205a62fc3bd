/** Replaces `{link}` in a sentence with a link. */
export function LinkedSentence({ sentence, href, label }: { sentence: string; href: string; label: string }) {
  const [before, after] = sentence.split('{link}');
  return (
    <>
      {before && <span>{before}</span>}
      <a href={href}>{label}</a>
      {after && <span>{after}</span>}
    </>
  );
}
