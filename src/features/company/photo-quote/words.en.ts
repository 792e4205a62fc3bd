/** English text of `/photo-quote`. */

export const en = {
  who: { you: 'You', us: (name: string) => name },
  labels: {
    shots: 'Which photos to take',
    example: 'What the answer looks like',
    marked: 'An example, not a real job.',
    message: 'The message is ready',
    messageLead: 'Tap the text button and this message is already typed for you. Add your photos and send.',
    questions: 'Common questions',
  },
};

export type Words = typeof en;
