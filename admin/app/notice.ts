/** What a page of the desk says when there is nothing else on it. */
export function notice(title: string, text: string, link?: { label: string; href: string }): void {
  const place = document.createElement('main');
  place.className = 'desk-notice';
  const heading = document.createElement('h1');
  heading.textContent = title;
  const words = document.createElement('p');
  words.textContent = text;
  place.append(heading, words);
  if (link) {
    const way = document.createElement('a');
    way.href = link.href;
    way.textContent = link.label;
    place.append(way);
  }
  document.body.append(place);
}
