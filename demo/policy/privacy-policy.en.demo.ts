export const privacyPolicyEnglish = `> Draft to be reviewed by counsel

We run laundries and don’t want to know more about you than we need to. Here is what we collect, why, for how long, who sees it, and what rights you have under Thailand’s Personal Data Protection Act B.E. 2562 (2019), called the Act below; section numbers are its own.

## Who is responsible

The data controller is the business that runs the Fongsai laundries, called we on this page. About personal data, write or call:

- Email hello@fongsai.example
- Telephone 02-000-0024

This policy covers the website, membership and talking to us on LINE. What happens inside a shop, such as security cameras, is covered by the notice displayed there.

## What we collect

### When you visit the site

- Your IP address and browser type: needed to send you the page, and to hold back forms sent again and again within a short time. Our own request log contains no IP address and nothing that you typed into a search. The one exception is traffic data, which the law on computer crime requires us to keep: each time a member signs in or posts, the member’s id, the IP address and the time, encrypted and apart from all other data.
- Your language and your cookie choice; see the [cookie policy](/cookiePolicy).
- When you sort branches by distance, your own device does the calculation. **Your location is never sent to us.**

### When you ask about a franchise

First and last name, email, phone number, province, budget band, when to call, when you would like to open, source of funds, kind of site, the space you have, how you heard of us, and your message.

### When you contact us

First and last name, email, phone number and message. On LINE we see the name and picture you use there, and the chat. For the call, LINE and map buttons we only count how often people press them.

### When you report a problem

Branch, machine number, what happened, the amount, a photo, and a phone number or email for the answer. Before we store the photo we remove what is hidden in it, such as where it was taken. For a refund we also ask for a PromptPay or account number.

### When you are a member

First and last name, email, phone number, delivery address, language, a profile picture if you add one, and your password in a form that cannot be read back. If you sign in with LINE we keep the id by which LINE knows you here. We also keep the posts, replies and pictures you put on the web board. Other members see them, with your display name.

We do not ask for sensitive data such as health, religion or fingerprints. Please leave them out of messages and pictures.

## Why, and on what legal basis

- **Contract**: running your member account; answering a franchise enquiry before a contract; refunds and problems with a machine.
- **Consent**: analytics and advertising cookies; calls and messages about a franchise, as you ticked; news by email that you chose to receive.
- **Legitimate interest**: answering general messages, counting page views without cookies, keeping out spam and attacks, keeping the web board in order, improving our shops, and settling disputes.
- **Legal obligation**: accounting and tax records, orders of courts and authorities, proof of consent.

If you leave a required field empty we cannot do what the form is for: no phone number, no call back. You can still use the shops and read the site. No automatic system decides anything that affects your rights.

## How long we keep it

- **Record of cookie choices**: 400 days from the choice; it does not say who you are.
- **Franchise enquiries without a contract**: 2 years from our last conversation.
- **Franchisees**: the term of the contract and 10 years after it.
- **Messages and LINE chats**: 1 year after the matter is closed.
- **Problem reports**: 2 years after closing; photos 90 days after closing; proof of a refund 5 years, under accounting law.
- **Member accounts**: as long as you are a member. Ask us to delete yours and we do so within 30 days. We delete an account whose email is never confirmed 30 days after registration, and say so by email 7 days before. We delete an unused account 2 years after it was last used, and tell the member by email 60 days before, and again 14 days before.
- **Sign-ins**: the time and browser of each, 30 days after it ended.
- **Emails we send**: their contents wait in a queue until they have left, 30 days at most.
- **Returned emails**: which email could not be delivered or was reported as spam, with the address, 30 days after it came back.
- **Requests about personal data**: the request and the record of how we answered it, 1 year after it was closed; a request that nobody confirmed, 30 days after it was sent.
- **Posts and replies**: until you or a moderator deletes them. What a moderator removed or changed we keep apart for another 90 days, in case you ask us to look again. If you delete your account, your name disappears from the posts that remain.
- **Reports on the web board**: reports, requests to take something down and requests to look again, 1 year after the decision.
- **Traffic data**: members’ sign-ins and posts, 90 days. Each time somebody reads it, we record that.
- **Traffic data at our hosting provider**: at least 90 days, under the law on computer crime.
- **Record of what our staff did**: who read, exported, changed or erased personal data, and when, 400 days.
- **Backups**: each is deleted after 90 days, so deleted data stays in them no longer than that. If we must restore one, we delete it again at once.

After that we delete it, destroy it or make it anonymous, unless the law tells us to keep it or a dispute is still open.

## Who receives it

- **Processors** who work for us and only as we instruct: hosting, email and chat services, for example.
- **Franchisees**, for their own shop only: problems reported there, and enquiries that we agreed they would look after.
- **Banks and payment services**, when there is money to return.
- **LY Corporation**, which runs LINE, if you sign in with LINE: it learns that you came to us, and gives us the id it keeps for you, your LINE profile, of which we use the name alone, and your email if you allow it. When you unlink LINE or delete your account, we ask it to withdraw what you allowed.
- **Google and Meta**, as the [cookie policy](/cookiePolicy) says.
- **Authorities and courts**, where the law requires it.

We do not sell personal data.

## Transfers abroad

Google, Meta, LINE and some other providers have servers outside Thailand. We transfer data only where the destination protects it adequately, under suitable safeguards such as standard contractual clauses, or with your consent after you have been told of the risk, as sections 28 and 29 of the Act provide.

## How we keep it safe

- The site encrypts what is sent. Passwords are stored in a form that not even we can read.
- Staff see what their work needs. Members’ files open only after signing in.
- If data leaks and people’s rights are at risk, we notify the Office of the Personal Data Protection Committee without delay and within 72 hours of learning of it. If the risk is high, we also tell you, and what is being done about it.

## Your rights

- **Withdraw consent** at any time (section 19). For cookies, press **Cookie settings** at the foot of any page.
- **See and copy** your data, and learn where we got it (section 30).
- **Receive or transfer** it in a machine-readable form (section 31).
- **Object** to its collection, use or disclosure, for marketing above all (section 32).
- **Have it erased**, destroyed or made anonymous (section 33).
- **Have its use restricted** (section 34).
- **Have it corrected**, so that it is accurate, current and complete (sections 35 and 36).
- **Complain** to the Office of the Personal Data Protection Committee (PDPC) if you think we break the Act (section 73).

### How to use them

1. Write to hello@fongsai.example: which right, and which data.
2. We ask for just enough to be sure that it is you, and for no copy of your identity card unless there is no other way.
3. We answer within 30 days of receiving your request, free of charge. If we must refuse, we give the legal reason in writing.

## Children and young people

Under the age of 20 you may register or send us data with the consent of a parent or guardian. Up to the age of 10, a parent or guardian must do it. If we find that we hold a child’s data without their knowledge, we delete it.

We ask your age when you register. Members who say that they are under 20 are sent no news and offers. A parent or guardian may take the consent back at any time by a [request about data](/data-request); we then delete the account.

## Changes to this policy

This is version 1; the date of the last change is shown on this page of the website. Important changes get a new version number and are announced on the site before they take effect; members also receive an email. If we want to use data for something new that needs consent, we ask first.
`
