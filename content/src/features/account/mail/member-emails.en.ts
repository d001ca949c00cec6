import type { MemberEmailTexts, Named, TextName } from './member-emails.th.ts'

export function englishWords({ brand, time }: Named) {
  return {
    welcome: {
      subject: `Welcome to ${brand}`,
      lines: [
        `Thank you for joining ${brand}.`,
        'One step is left: press the button within 24 hours to show that this address is yours.',
      ],
      button: 'Confirm my email',
      note: 'If you did not sign up, somebody has mistyped an address. Do not press the button; you need not do anything.',
    },
    verify: {
      subject: `Confirm your email for ${brand}`,
      lines: ['Press the button within 24 hours to show that this address is yours.'],
      button: 'Confirm my email',
      note: 'If you did not ask for this, do not press the button; you need not do anything.',
    },
    reset: {
      subject: `A new password for your ${brand} account`,
      lines: [
        'Somebody asked for a new password for your account. Press the button within an hour to set it.',
      ],
      button: 'Set a new password',
      note: 'If it was not you, do nothing: your password stays as it is.',
    },
    undone: {
      subject: `Your ${brand} account is back at this address`,
      lines: [
        'Your account uses this address again. We signed out every device, and the old password works no more.',
        'Press the button within an hour to set a new password, then sign in as usual.',
      ],
      button: 'Set a new password',
      note: 'Should the link be too old, ask for another by “Forgot password” where you sign in.',
    },
    'new-email': {
      subject: `Confirm the new address of your ${brand} account`,
      lines: [`Press the button within 24 hours to use this address for your ${brand} account.`],
      button: 'Use this address',
      note: 'If you did not ask for this, do not press the button; you need not do anything.',
    },
    'email-moved': {
      subject: `The address of your ${brand} account was changed`,
      lines: [
        `Your account uses another email address now (${time}).`,
        'If you changed it, you need not do anything.',
        'If not, press the button within 7 days: your account comes back to this address, every device is signed out, and we send you a link to a new password.',
      ],
      button: 'It was not me, give my address back',
      note: 'Keep this email until the 7 days are over.',
    },
    'password-changed': {
      subject: `The password of your ${brand} account was changed`,
      lines: [
        `The password of your account was just changed (${time}).`,
        'If you changed it, you need not do anything.',
      ],
      moveCancelled:
        'There was a change of your email to another address that had not been confirmed. We cancelled it, and its link works no more. If you still want it, ask for it again in your account.',
      button: 'It was not me, set a new one',
      note: 'A new password signs out every device.',
    },
    'new-device': {
      subject: `A sign-in to your ${brand} account on a new device`,
      lines: [
        'Somebody signed in to your account on a browser that we have not seen before.',
        'If it was you, you need not do anything.',
      ],
      button: 'It was not me, set a new password',
      note: 'A new password signs out every device.',
    },
    misuse: {
      subject: `We signed a device out of your ${brand} account`,
      lines: [
        'Somebody else may have used your sign-in on another device, so we signed out the browser below.',
        'You can sign in again as usual. If somebody may know your password, set a new one.',
      ],
      button: 'Set a new password',
      note: 'A new password signs out every device.',
    },
    'line-joined': {
      subject: `LINE was linked to your ${brand} account`,
      lines: [
        `Your account is linked to LINE (${time}). From now on you can sign in with LINE.`,
        'If you linked it, you do not need to do anything.',
        'If not, set a new password at once, then sign in and unlink LINE in your account.',
      ],
      button: 'It was not me, set a new password',
      note: 'A new password signs out every device, but LINE stays linked until you unlink it.',
    },
    'line-parted': {
      subject: `LINE was unlinked from your ${brand} account`,
      lines: [
        `Your account is no longer linked to LINE (${time}). Sign in with your email and password.`,
        'If you unlinked it, you do not need to do anything.',
      ],
      button: 'It was not me, set a new password',
      note: 'A new password signs out every device.',
    },
    suspended: {
      subject: `Your ${brand} account was suspended`,
      lines: [`Your account was suspended (${time}). You cannot sign in for now.`],
      button: 'Ask us to look again',
      note: 'If you think this is a mistake, tell us by the button above, once. The link works for 14 days.',
    },
    'appeal-granted': {
      subject: `Your ${brand} account is yours again`,
      lines: [
        `We have looked again, as you asked, and your account is suspended no more (${time}).`,
        'You can sign in as usual. Thank you for telling us.',
      ],
      button: 'Sign in',
      note: 'If you do not know your password any more, set a new one by “Forgot password” where you sign in.',
    },
    'appeal-refused': {
      subject: `We have looked again at your ${brand} account`,
      lines: [
        `We have looked again, as you asked (${time}), and your account stays suspended.`,
        'We are sorry: you still cannot sign in.',
      ],
      button: 'Contact us',
      note: 'If there is something important that we do not know yet, write to our team.',
    },
    inactive: {
      subject: `Do you still want your ${brand} account?`,
      lines: [
        'You have not signed in for a long time, and we do not want to keep data that nobody uses.',
        `To keep your account, just sign in once before ${time}. If you do not need it any more, do nothing: we delete it, with the data in it, after that.`,
      ],
      button: 'Sign in and keep my account',
      note: 'If you do not know your password any more, set a new one by “Forgot password” where you sign in.',
    },
    unverified: {
      subject: `Your ${brand} account is not confirmed yet`,
      lines: [
        `Somebody has joined ${brand} with this address and not shown yet that it is theirs.`,
        `To keep the account, press the button within 7 days. If it is not confirmed, we delete it, with the data in it, after ${time}.`,
      ],
      button: 'Confirm my email and keep the account',
      note: 'If you did not sign up, somebody has typed a wrong address. Do not press the button; there is nothing to do.',
    },
    deleted: {
      subject: `Your ${brand} account was deleted`,
      lines: [
        `We deleted your account and what belonged to it (${time}).`,
        'Thank you for trusting us with your laundry. Our machines take everyone, members or not.',
      ],
      button: 'Contact us',
      note: 'If you did not delete it, tell us at once.',
    },
  } satisfies Record<TextName, MemberEmailTexts>
}
