export const termsEnglish = `> Draft to be reviewed by counsel

These terms apply when you use a Fongsai shop, this website or a member account. They are as short as we could make them without leaving something out. If a line is unclear, ask us on LINE, @fongsai.

## In the shop

- Nearly every shop is open 24 hours. See the hours of each one under [Find a branch](/branch). Repairs and temporary closures are announced there too.
- The shops are self-service: you choose the machine, the programme and the heat that suit your laundry. Read the care label first.
- Empty the pockets, and look into the drum before you load. To rinse it first, press Rinse drum; that is free.
- Do not exceed the weight on the front of the machine, and do not open the door while the drum turns.
- Small children need an adult with them, and must be kept away from the drums.
- No smoking inside, and please think of the neighbours at night.

## What must not go in

- Anything that has touched petrol, thinner, paint, glue or another flammable substance. Even after a wash it must not be put in a dryer: it can catch fire.
- Lighters, batteries, sharp things, and hard objects that can damage the drum
- Rubber, foam, leather, and anything its label says not to wash or dry
- Laundry with dangerous chemicals or infectious matter on it
- Dye
- Shoes in a washing machine; use the shoe washer where a branch has one
- Pet items in the ordinary machines; use the pet machine where a branch has one
- People and animals of any kind

Anyone who puts in something forbidden pays for the actual damage to machines and to others.

## Prices and paying

- The price that counts is the one on the screen before you press start. Coins and PromptPay work in all branches; for other ways to pay see the page of the branch.
- The coin changer takes notes of ฿20, ฿50 and ฿100.
- Once started, a programme cannot be changed or refunded because you change your mind, unless something is wrong with the machine.
- Offers and discounts follow the conditions announced with them. They cannot be exchanged for cash.

## When a machine fails: refunds

1. If you paid by PromptPay and the drum has not moved after three minutes, the money goes back automatically to the account it came from, usually the same day.
2. For a stuck coin, lost money, a machine that stops halfway or detergent that does not come, use the page [Report a problem](/problem): branch, machine number, amount, and a photo if you have one. Or write to @fongsai on LINE, where someone usually answers within five minutes, all night.
3. If the machine failed or we made a mistake, you choose between a refund by PromptPay and a free wash. You get it within seven working days of us getting all the details.

It is easiest to check within seven days. You may tell us later, but the machine’s own record may be gone by then.

## Laundry left behind and lost things

- When a machine has stopped and someone is waiting, staff or the next customer may move your laundry into a basket.
- What nobody collects we photograph, date and keep in the shop for **30 days**; valuables go to the office the same day. Collecting is free, and by post you pay only the postage.
- If nobody has come forward after 30 days, good clothes are washed and given to a charity near the shop, and what cannot be used is thrown away. Valuables are dealt with as the law on lost property requires.
- Until something has been found, we are not its keeper. Please leave nothing valuable unattended.

## Membership

- Give true details and keep them up to date. One person, one account.
- Under the age of 20 you need the consent of a parent or guardian.
- Keep your password to yourself. If you think someone else is using your account, change the password and tell us.
- You may leave at any time. After a serious or repeated breach we may suspend an account; we give the reason, and you may answer it.

Your data is handled as the [privacy policy](/pagePolicy) says.

## Web board

- Be kind: no insults, no hate, no threats.
- Post no personal details or pictures of others without their consent.
- No spam, advertising, false news, obscenity or anything unlawful.
- Post only words and pictures that you have the right to use.

You can edit and delete your own posts. They remain yours; you allow us to show and store them on the website, free of charge, until they are deleted. Moderators may hide, lock or remove what breaks these rules. If you see something that should not be there, write to hello@fongsai.example. Advice on the board is the opinion of its author.

## Franchise information

Figures on the site about investment, income and payback are estimates and not a promise. The rights and duties of a franchisee are those of the franchise contract alone.

## Intellectual property

Fongsai’s name, logo, drawings and texts belong to us or to those who let us use them. Share links freely, and use what you like privately. For commercial use, ask for our written permission first.

## Liability

- If your laundry or property is damaged by a faulty machine or by our negligence, we make good the actual loss. Please keep the item and take a picture.
- We are not liable for damage from a programme or heat that did not suit the fabric, from things left in pockets, from forbidden items, or from events beyond our control such as a power cut in the district.
- We try to keep the website correct, but it may be interrupted or late at times. If a price on the site differs from the machine, the one on the screen before you press start counts.
- Nothing on this page limits liability that the law does not allow us to limit, or takes away a consumer’s rights under Thai law.

## Changes, law and courts

This is version 1; the date of the last change is shown on this page of the website. Important changes are announced on the site at least 15 days ahead and do not apply to what has already happened.

Thai law applies. We talk first; if that fails, the Thai courts that have jurisdiction decide, without prejudice to the courts open to a consumer under the consumer case procedure law. If the Thai and the English text differ, the Thai text counts.

Reach us at hello@fongsai.example, 02-000-0024 or on LINE, @fongsai.
`
