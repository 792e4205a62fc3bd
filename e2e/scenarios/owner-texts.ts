/** What the owner of the scenario "owner" writes himself: a service, a guide and a town page, in words of their own. */

export const SERVICE = {
  id: 'aquarium-removal',
  front: {
    name: 'Aquarium & Fish Tank Removal',
    short: 'Aquariums',
    category: 'specialty',
    title: 'Aquarium & Fish Tank Removal, Stand and All',
    description:
      'Glass tanks from ten gallons to two hundred, drained by you and carried by us from {from}. Who takes the fish, and why gravel rides alone.',
    lead: 'An empty tank weighs as much as it looks. A forgotten inch of gravel doubles it.',
    load: { from: 1, to: 2 },
    situations: ['moving', 'decluttering'],
    rooms: ['living-room', 'basement'],
    also: ['terrarium'],
    objects: ['aquarium', 'fish tank', 'terrarium', 'tank stand'],
    asking: 'aquarium removal',
    prepare: [
      'Find the fish another home first; a shop may board them.',
      'Siphon the water into the tub, down to the gravel.',
      'Scoop the gravel into pails that one person can lift.',
    ],
    refuses: ['Live animals and plants that live in water', 'Tanks that still hold water'],
    steps: [
      {
        title: 'Measure the glass',
        text: 'Length times height tells us how many hands and which straps the glass wants.',
      },
      {
        title: 'Unplug the wet side',
        text: 'Heater, pump and lamp come off first and travel dry in a box of their own.',
      },
      {
        title: 'Lift on a board',
        text: 'The tank rides upright on plywood, because a seam that bends is a seam that opens.',
      },
      { title: 'Fold the stand', text: 'Stands are screwed apart where they stand, so that doors stay as they are.' },
    ],
    example: {
      what: 'A seventy-five gallon tank with its cabinet, two pails of gravel and a canister filter',
      load: '20-feet',
    },
    questions: [
      {
        q: 'Will you take the fish along?',
        a: 'No. Animals are never part of a load; an aquarium society will answer your call.',
      },
      {
        q: 'Is cracked glass a problem?',
        a: 'Say so first. Cracked panes are taped in a grid and go in a crate, and it costs no more.',
      },
      {
        q: 'Can someone still use the tank?',
        a: 'If it holds water overnight in a tub, a school or a club may want it. Ask before you call us.',
      },
    ],
  },
  body: `Silicone ages before glass does. A tank that stood full for ten years may leak the first time it stands empty, and that is why no one resells the big ones {fact:owner-tank-weights}.

## Why the gravel goes apart

Gravel is stone. Forty pounds of it in a corner twist the frame while two people turn on a landing, and the pane that breaks is the one under someone's arm. Pails cost nothing and save the afternoon.

## What it comes to

A seventy-five gallon tank with its cabinet comes to {price:40-feet}. A wall of three breeders on steel is nearer to {price:90-feet}. [Your town hall](/locations) may take the stand alone as bulk.`,
} as const;

export const GUIDE = {
  id: 'closing-an-aquarium',
  front: {
    title: 'Closing an Aquarium Without Harm',
    description:
      'Where the fish can go, how to drain two hundred gallons without a flood, and what the glass weighs when the truck comes for it from {from}.',
    lead: 'The fish leave first, the water second, the glass last. In any other order someone gets hurt.',
    topic: 'preparation',
    published: '2026-11-19',
    updated: '2026-11-20',
    towns: [],
    checked:
      'The weights are those of a maker of tanks. We asked no club whether it takes fish this year, so call before you drive there with a bucket.',
    questions: [
      {
        q: 'Can goldfish go into a pond?',
        a: 'Never. Released pets crowd out what lives there, and most states forbid it.',
      },
    ],
  },
  body: `Begin two weeks ahead. A club, a shop or a neighbor with a larger tank takes healthy fish far more readily on a Tuesday than on the morning of the move.

## Draining

A hose from tank to tub empties by its own weight as long as the tub is lower. Keep the last inch for the gravel scoop.

## The glass

| Gallons | Empty weight |
| --- | --- |
| 20 | 25 pounds {fact:owner-tank-weights} |
| 75 | 140 pounds {fact:owner-tank-weights} |

The [aquarium page](/services/aquarium-removal) says what the truck charges.`,
} as const;

/** The page of a town; `name` and `county` as people say them. */
export const townPage = (name: string, county: string) => ({
  front: {
    title: `${name} Junk Removal Beyond the Curb`,
    description: `${name} sets out what its own trucks can lift. For the piano, the wet carpet and the tank on the third floor there is ours, from {from}.`,
    lead: `${name} has a calendar for most things and no calendar for stairs.`,
    questions: [
      {
        q: `Does the crew know the streets of ${name}?`,
        a: 'We read the parking rules of the block before we come, and tell you where the truck will stand.',
      },
      {
        q: `Who in ${name} answers about the curb?`,
        a: 'The public works office does {fact:owner-town-bulk}. Call it before you pay anyone.',
      },
    ],
  },
  body: `A block in ${name} has three kinds of mornings: the one with bins, the one with branches and the one with nothing. On the last of them a sofa at the curb is only a sofa in the rain {fact:owner-town-bulk}.

## What the calendar leaves

Attics leave by two flights. Basements leave wet. Whoever sells a house in ${county} has a date that no rota of trucks knows, and the buyers walk through at noon. That is the morning we are for, at {price:1} for a corner and {price:8} for the whole.`,
});
