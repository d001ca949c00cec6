import type { TopicDemo } from './topic.demo.ts'

/** By residents and travellers. */
export const englishTopics: TopicDemo[] = [
  {
    author: 'marta',
    title: 'First time in a Thai laundromat, what do I need to bring?',
    detail: `Two weeks of backpacking in one bag and nothing clean left. I'm near Tha Phae Gate. Do I need an app, coins, my own soap? And how long does it take, I have a bus at six.`,
    daysAgo: 4.3,
    views: 187,
    branches: ['chiang-mai-tha-phae-gate'],
    solvedBy: 1,
    replies: [
      {
        author: 'pete',
        after: 0.3,
        detail: `No app. Bring clothes and a few twenties or hundreds.

- The changer on the wall turns 20, 50 and 100 baht notes into ten-baht coins
- 9 kg wash 40 baht, 14 kg wash 60, cold or warm
- Dryer 30 baht for half an hour
- Soap is 10 baht a sachet, one for the small machine and two for the 14 kg

Call it an hour, an hour and a half if you are drying jeans. You'll make the bus.`,
      },
      { author: 'marta', after: 0.5, detail: 'Perfect, thank you! Walking over now.', quote: 1 },
      {
        author: 'pim',
        after: 0.9,
        detail: 'Tha Phae branch also takes cards, if you have no cash. Enjoy Chiang Mai na ka :)',
      },
      {
        author: 'marta',
        after: 4.2,
        detail:
          'Done, dry, folded, and on the bus. A lady showed me how to fold a T-shirt in two moves. I still cannot do it.',
      },
    ],
  },
  {
    author: 'pete',
    title: 'Burning season: how do you get the smoke out of bedding?',
    detail: `Every March the same story. Windows shut, purifier on, and the duvet still smells like a barbecue. One normal wash didn't do it. What works for you?`,
    daysAgo: 246.5,
    views: 1378,
    branches: ['chiang-mai-hang-dong'],
    replies: [
      {
        author: 'noi',
        after: 3,
        detail:
          'Same in Chiang Rai. I wash two times, first time no soap, only warm water. Then dry until really dry.',
      },
      {
        author: 'dan',
        after: 7,
        detail:
          'White vinegar in the softener slot. Kills the smell of anything, including my wetsuit.',
      },
      {
        author: 'sit',
        after: 9,
        detail: 'Vinegar is OK sometimes, but not together with bleach, please. Dangerous gas.',
        quote: 2,
      },
      {
        author: 'pete',
        after: 50,
        detail:
          'Two washes in the 27 kg machine at Hang Dong plus two rounds of drying. 360 baht all in with the soap I brought, and I slept like a baby.',
        quote: 1,
      },
    ],
  },
  {
    author: 'dan',
    title: 'Sand. So much sand. Can I put beach towels straight in?',
    detail: 'Patong, two kids, six towels. Is there some etiquette about sand in the machines?',
    daysAgo: 7.4,
    views: 141,
    branches: ['phuket-patong'],
    solvedBy: 2,
    replies: [
      {
        author: 'sam',
        after: 1,
        detail:
          'Shake them outside first, then shake them again. Then accept that sand is your life now.',
      },
      {
        author: 'team',
        after: 2.5,
        detail:
          'Thanks for asking first! Please shake them outside and press "Rinse drum" after your wash. It is free and takes two minutes, and the next person will thank you.',
      },
      {
        author: 'dan',
        after: 6,
        detail: 'Did both. The drum thanks you and so does the guy who was waiting.',
        quote: 2,
      },
    ],
  },
  {
    author: 'yuki',
    title: 'Which washing programme for a school uniform with a pleated skirt?',
    detail:
      'My daughter started at a school in Si Racha. White blouse is easy. The pleated skirt I am afraid of. The label says 40 degrees and low heat. Is it better to dry it at home?',
    daysAgo: 9.1,
    views: 118,
    branches: ['si-racha-surasak-1'],
    solvedBy: 1,
    replies: [
      {
        author: 'jeab',
        after: 2,
        detail:
          'I have two daughters with the same skirt. Cold wash inside a net bag, hang it by the waist while it is still wet, and pull each pleat with your fingers. Please do not use the dryer.',
      },
      {
        author: 'yuki',
        after: 26,
        detail:
          'It worked, the pleats are sharp. I bought the net from the machine for 30 baht. Thank you very much.',
        quote: 1,
      },
    ],
  },
  {
    author: 'sam',
    title: 'Chaweng branch closed? Where do people go instead',
    detail: `There's a notice about the building's transformer. I have a guesthouse worth of sheets. Fisherman's Village is the other one, right, is it as big?`,
    daysAgo: 6.4,
    views: 133,
    branches: ['ko-samui-chaweng', 'ko-samui-fishermans-village'],
    replies: [
      {
        author: 'dan',
        after: 2,
        detail:
          "That's the one, in Bo Phut. Not 24 hours though, it shuts at eleven on weekdays and midnight at weekends.",
      },
      { author: 'sam', after: 3, detail: 'Right, sheets before sunset then. Thanks.', quote: 1 },
      {
        author: 'team',
        after: 5,
        detail:
          'Sorry about Chaweng! Press "follow" on the branch page and we will let you know when it reopens.',
      },
    ],
  },
  {
    author: 'dan',
    title: 'Paid by QR, machine did not start. Is my 60 baht gone?',
    detail: 'Rawai, machine 2. The banking app says paid. The screen just went back to the start.',
    daysAgo: 3.1,
    views: 74,
    branches: ['phuket-rawai'],
    solvedBy: 1,
    replies: [
      {
        author: 'thanakon',
        after: 0.2,
        detail:
          'Not gone. If it does not start within three minutes the system sends it back to your account by itself, mostly on the same day. Use another machine for now.',
      },
      {
        author: 'dan',
        after: 5,
        detail: 'Came back about an hour later. Colour me impressed.',
        quote: 1,
      },
    ],
  },
  {
    author: 'marta',
    title: 'Giving away four sachets of detergent',
    detail:
      'I bought too many and I fly home on Sunday. Does anyone in Bangkok want them? We could meet at a branch.',
    daysAgo: 29.5,
    views: 207,
    isLocked: true,
    replies: [
      { author: 'toto', after: 0.2, detail: 'Me me me please' },
      { author: 'gift', after: 0.4, detail: 'I want too please ka 🙏' },
      {
        author: 'team',
        after: 1,
        detail:
          "That's kind of you, Marta! Unopened sachets can stay in the yellow basket at any branch, and someone will be happy to find them. We're closing this thread so nobody posts phone numbers here to meet up. Have a safe flight!",
      },
    ],
  },
  {
    author: 'pete',
    title: 'Can I wash a dog blanket? Which machine is the pet one?',
    detail:
      'The dog is fine, the blanket is not. I do not want to be that person. I have seen a machine with a paw sticker at one branch but not at mine in Santitham.',
    daysAgo: 410.3,
    views: 980,
    branches: ['chiang-mai-santitham'],
    solvedBy: 1,
    replies: [
      {
        author: 'un',
        after: 4,
        detail:
          'Only the machine with the pet sign. If your branch has no such machine, please wash at home, many children have allergy. Brush the hair off before!',
      },
      {
        author: 'pete',
        after: 5,
        detail: 'Fair enough. Bathtub it is. The dog is watching me with contempt.',
        quote: 1,
      },
      {
        author: 'dam',
        after: 20,
        detail: 'My grandson translate for me. I laugh. Good luck with bathtub.',
      },
    ],
  },
  {
    author: 'yuki',
    title: 'Does the dryer have a lower heat for baby clothes?',
    detail:
      'The shop is very clean and I like it. But the dryer felt hot. Which button is for delicate clothes?',
    daysAgo: 5.9,
    views: 96,
    solvedBy: 1,
    replies: [
      {
        author: 'fah',
        after: 1.5,
        detail:
          'There are three: low is 50 degrees, medium 60, high 70. For baby clothes choose low, and give it ten minutes more. You can open the door to feel, the clock waits for you.',
      },
      {
        author: 'yuki',
        after: 3,
        detail: 'I did not know that the clock waits. Very kind, thank you.',
        quote: 1,
      },
      {
        author: 'sam',
        after: 30,
        detail: 'Neither did I, and I have been here a year. Every day a school day.',
      },
    ],
  },
  {
    author: 'sam',
    title: 'Small thing, but thank you for fixing the folding table',
    detail: `It wobbled for a month at Bo Phut and this morning it doesn't. That's all. That's the post.`,
    daysAgo: 0.6,
    views: 21,
    branches: ['ko-samui-fishermans-village'],
    replies: [
      { author: 'dan', after: 1, detail: 'The news we need.' },
      {
        author: 'sit',
        after: 4,
        detail:
          'One screw and one piece of rubber. You are welcome from a mechanic in another province.',
      },
      { author: 'sam', after: 4.5, detail: 'Mechanics: the quiet heroes.', quote: 2 },
      { author: 'ple', after: 6, detail: 'I came for this drama. No wobble, no drama. Goodnight.' },
      {
        author: 'team',
        after: 8,
        detail: 'Passed on to the branch staff, who are now worried about the chairs.',
      },
    ],
  },
]
