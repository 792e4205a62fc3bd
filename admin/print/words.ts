/** Texts of the printed sheets that are neither the site's nor in content/. */
import { counted } from '#lib/text.ts';

export const words = {
  /** In the order of the index page. */
  kinds: {
    'review-card': {
      name: 'Review card',
      use: 'Give one to every customer when the job is done. It asks everyone the same way and promises nothing for an answer.',
    },
    'door-hangers': { name: 'Door hangers', use: 'One for each town that has a page.' },
    'yard-signs': { name: 'Yard signs', use: 'One for each town that has a page. Ask before you put one up.' },
    'truck-code': { name: 'Code for the truck', use: 'For the side of the truck, or its back doors.' },
    'price-sheet': { name: 'Price sheet', use: 'Print it in the office. The crew carries it.' },
    estimate: { name: 'Estimate', use: 'Print it in the office and fill it in by hand.' },
    invoice: { name: 'Invoice', use: 'Print it in the office and fill it in by hand.' },
    posts: {
      name: 'Posts',
      use: 'For your business profile: a picture, and a text to paste. Choose “Call now” as the button. A phone number in the text can get a post refused.',
    },
    codes: {
      name: 'Your other papers',
      use: 'A code for each line of redirects.yaml that says what it is printed on.',
    },
  },

  reviewCard: {
    title: 'How did we do?',
    text: 'Tell the next person who has a full basement. Good or bad, in your own words.',
    scan: 'Point your camera at the code.',
    fair: 'We ask every customer, and we give nothing for a review.',
    again: 'More to haul?',
  },

  town: {
    lead: 'Junk removal in',
    contact: 'Call or text',
    /** What the code opens. */
    code: { rules: 'All prices, and your town’s own pickup rules', prices: 'All prices, and how it works' },
    hole: 'hole',
  },

  truck: { title: 'What would yours cost?', code: 'Point your camera here' },

  from: (price: string) => `From ${price}`,
  /** What stands small above or below the price. */
  fromWord: 'from',
  /** `share` as in "an eighth of the truck". */
  forShare: (share: string) => `for ${share}`,

  priceSheet: {
    title: 'What it costs',
    lead: 'You pay for the part of the truck you fill.',
    code: 'Estimate your load',
  },

  forms: {
    estimate: 'Estimate',
    invoice: 'Invoice',
    number: 'No.',
    date: 'Date',
    fields: ['Name', 'Phone', 'Address', 'Town and ZIP', 'Building, floor, stairs', 'Email'],
    space: { estimate: 'How much of the truck', invoice: 'How much of the truck you filled' },
    /** Below the gauges. */
    mark: { estimate: 'Mark one, or two for a range.', invoice: 'Mark one.' },
    lines: { estimate: 'What goes', invoice: 'What we took' },
    amount: 'Amount',
    load: 'The load',
    /** Before and after the blank. */
    heavy: ({ pounds, price, per }: { pounds: string; price: string; per: string }) =>
      [`Heavy material over ${pounds} pounds an eighth: `, ` pounds at ${price} per ${per}`] as const,
    other: 'Anything else, agreed before loading',
    tax: 'Sales tax, where it applies',
    total: { estimate: 'Estimate', invoice: 'Total' },
    paid: 'Paid by',
    paidOn: 'Paid on',
    signs: {
      estimate: ['Customer: I approve this price', 'For us', 'Date'],
      invoice: ['Customer: the job is done', 'For us', 'Date'],
    },
  },

  post: {
    before: 'Before',
    after: 'After',
    illustration: 'Illustration',
    sample: 'SAMPLE',
    /** First line of a text that must not be published. */
    sampleText: 'SAMPLE. Not a real job: don’t publish this.',
    where: ({ service, place }: { service: string; place: string }) => `${service} in ${place}.`,
    load: (share: string) => `It filled ${share}.`,
    price: (from: string) => `Prices start at ${from}, and you approve the price before we lift anything.`,
  },

  sample: (details: string) => `SAMPLE, not for print: ${details}`,

  index: {
    title: 'Cards, signs and forms',
    lead: 'What you print and post, made from your content. Change a price or the phone number there, run the command again, and every sheet has it.',
    again: 'npm run print',
    size: ({ width, height }: { width: number; height: number }) => `${width} × ${height} inches`,
    twoSides: 'two sides',
    /** What a print shop asks. */
    shop: ({ page, bleed, safe }: { page: string; bleed: string; safe: string }) =>
      `The file is ${page}: ${bleed} inch of bleed on each side. Text keeps ${safe} inch from the cut.`,
    office: 'Fits an office printer: print at 100%.',
    pixels: ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels`,
    all: (count: number) => `All ${count}`,
    opens: (addresses: string) => `The code opens ${addresses}.`,
    color:
      'Colors are RGB, as screens and online print shops use them. If a shop asks for CMYK, let it convert the file.',
    papers:
      'Every paper has a short address of its own, so the host’s own count of requests says how many visits each one brought. No cookies, nothing about the visitor.',
    missing: 'Left out',
  },

  messages: {
    made: ({ files, folder }: { files: number; folder: string }) =>
      `${counted(files, 'file')} in ${folder}/. Open ${folder}/index.html to see them.`,
    samples: (details: string) =>
      `Samples until you confirm them: ${details}. Sheets that show one say SAMPLE: don’t order prints of those.`,
    noReviews:
      'No review card: write the page where customers can leave a review into content/business.yaml, as reviewsAt.',
    sampleJobs: (count: number) =>
      `${count === 1 ? '1 job is a sample and gets' : `${count} jobs are samples and get`} no post. To see what posts look like: npm run print -- --samples`,
    noPhotos: (ids: string) => `No post without its own two photos: ${ids}.`,
    noTowns: 'No door hangers or yard signs: there are no town pages.',
  },
};
