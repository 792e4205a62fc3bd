/** `/photo-quote`: the labels around what content/pages/photo-quote.md says. */

export const photoQuote = {
  /** Who wrote a message. */
  who: { you: 'You', us: (name: string) => name },
  labels: {
    shots: 'Which photos to take',
    example: 'What the answer looks like',
    /** Under the heading of the messages. */
    marked: 'An example, not a real job.',
    message: 'The message is ready',
    messageLead: 'The text button opens your messages with these words in them. Add your photos and send.',
    questions: 'Common questions',
  },
};
