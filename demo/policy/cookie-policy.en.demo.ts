export const cookiePolicyEnglish = `> Draft to be reviewed by counsel

This page explains which cookies the Fongsai website uses, what for, how long they stay and how to change your mind. Read it together with our [privacy policy](/pagePolicy).

## What a cookie is

A cookie is a short note that a website leaves in your browser to remember what you chose, such as Thai or English. It is not a program, and it cannot open the files on your device.

We keep a few things in the browser’s own storage (local storage and session storage) instead. They stay on your device, and we don’t send them anywhere.

## Essential cookies

Without these the site would not work properly, so they are always on and need no consent.

- **Choice cookies** remember which groups you accepted: one cookie for each group, three at most. Each holds only a yes, and no number that could identify you. They last 30 days.
- **Language cookie**, called **lang**: remembers your language for one year. A copy by the same name is in local storage until you clear your browser’s data.
- **Sign-in cookie**: exists only while a member is signed in. It is encrypted, scripts in the page cannot read it, and signing out deletes it.
- **Device cookie**: set when a member first signs in, and kept for one year, also after signing out. It lets us recognise your browser, so that we don’t email you about a new device each time, and others who try wrong passwords don’t lock you out. It is encrypted, and scripts in the page cannot read it.
- **LINE sign-in cookie**: set only while you sign in with LINE, so that the answer from LINE comes back to you. It is encrypted, scripts in the page cannot read it, and it lasts 15 minutes at most.
- **Tab notes**, in session storage: that this tab has already shown the loading screen, how far you scrolled on each page, and whether measurement may start in this tab. They go when you close the tab.
- **Greeting note**, in local storage: that you have seen the welcome message on the home page. It stays until you clear your browser’s data.
- **Offline page**, in the browser’s cache: the list of branches you last saw, so that you can read hours and phone numbers without a signal. It stays until the site has a new version, or until you clear your browser’s data.

## Analytics cookies

Only if you consent. We use two Google Tag Manager containers and one Google Analytics property to see which pages are opened, where visitors come from and what kind of device they use, so that we know which pages to improve.

- Their names begin with **_ga**; they normally last up to two years.
- They hold a random number that tells browsers apart, but not your name, phone number or email.
- What you type into a form is never sent along.

## Advertising cookies

Only if you consent. We use the Meta pixel and Google’s advertising signals to see which ad brought people here, and to choose Fongsai ads for you on other sites and apps.

- Meta’s cookie is called **_fbp** and normally lasts 90 days.
- Google’s cookies begin with **_gcl** and normally last 90 days.
- If you consent, Meta learns which pages you open on this site. Google and Meta may both connect this with an account you have with them, as their own policies say.

## Before you choose

- No analytics cookie, no advertising cookie, and no request to the Meta pixel.
- At present we **count page views without cookies**: Google’s scripts load with every kind of consent denied, and count one page view. Google receives your IP address and browser type with that request, as happens whenever a browser loads anything from the internet.
- We can switch this counting off in our back office. Then nothing at all is requested from Google or Meta until you consent.

The same holds if you refuse, close the banner or withdraw your consent.

## Your choices

- **Accept all**: all three groups.
- **Essential only**: no cookies for analytics or advertising.
- **Cookie settings**: group by group. The switches for analytics and advertising may start in the on position, but nothing counts until you confirm.
- **Close for now**: you have not chosen, and we ask again after 60 seconds.

A choice holds for 30 days; then we ask again. Whatever you choose, you can read the site, find a branch and reach us just the same.

## Changing your mind

1. Press **Cookie settings** at the foot of any page.
2. Switch off what you do not want, and confirm.

We delete your earlier choice, and then the cookies of each group you switched off: **_fbp**, and those whose names begin with **_ga** or **_gcl**, wherever they are stored under this website’s name. What Google or Meta received before stays with them for as long as their own rules say. Withdrawing does not affect what was lawfully done before.

You can also delete or block cookies in your browser. If you block the essential ones too, the site cannot remember your choice or keep you signed in.

## What we record

Each time you choose, we record seven things:

- a random number made for that one choice
- the date and time
- how you chose: accept all, refuse, or confirm in the settings
- the groups you accepted
- the version of this policy at the time
- the language you read it in
- the channel, which is this website

There is no name, email or IP address in it, so the record cannot be traced back to you. We keep it for 400 days to show that we asked for consent as the law requires. Then it is deleted automatically.

## Changes to this policy

This is version 1; the date of the last change is shown on this page of the website. Before we add a cookie or use one differently, we change this page and give it a new version number. A choice holds for what it was asked for: if cookies serve a new purpose, we ask again at once, without waiting for the 30 days, and one more essential cookie remembers for 30 days which round you have answered.

Questions: hello@fongsai.example or 02-000-0024.
`
