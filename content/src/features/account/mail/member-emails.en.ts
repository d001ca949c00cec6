import type { MemberEmailTexts, Named, TextName } from './member-emails.th.ts'

const mistyped =
  'Didn’t sign up? Someone probably mistyped their address. You can ignore this email.'
const notRequested = 'Didn’t ask for this? You can ignore this email.'
const forgotten =
  'Forgot your password? Use “Forgot your password?” on the sign-in page to set a new one.'
const signsOut = 'A new password signs out every device.'
const notMe = 'It wasn’t me, set a new password'

export function englishWords({ brand, time }: Named) {
  return {
    welcome: {
      subject: `Confirm your email to start using ${brand}`,
      lines: [`Thanks for joining ${brand}.`, 'One last step: confirm your email within 24 hours.'],
      button: 'Confirm my email',
      note: mistyped,
    },
    verify: {
      subject: `Confirm your email for ${brand}`,
      lines: ['Confirm your email within 24 hours.'],
      button: 'Confirm my email',
      note: notRequested,
    },
    reset: {
      subject: `Set a new password for your ${brand} account`,
      lines: ['Someone asked for a new password for your account. You have one hour to set it.'],
      button: 'Set a new password',
      note: 'If it wasn’t you, ignore this email. Your password stays the same.',
    },
    undone: {
      subject: `Your ${brand} account is back at this address`,
      lines: [
        'Your account uses this email again. We signed out every device, and the old password no longer works.',
        'Set a new password within an hour, then sign in as usual.',
      ],
      button: 'Set a new password',
      note: 'Link expired? Get another with “Forgot your password?” on the sign-in page.',
    },
    'new-email': {
      subject: `Confirm the new email for your ${brand} account`,
      lines: [`Confirm within 24 hours to use this email for your ${brand} account.`],
      button: 'Use this email',
      note: notRequested,
    },
    'email-moved': {
      subject: `The email address for your ${brand} account was changed`,
      lines: [
        `Your account now uses a different email (${time}).`,
        'If you changed it, you don’t need to do anything.',
        'If you didn’t, press the button within 7 days. We’ll restore this email, sign out every device and send you a link to set a new password.',
      ],
      button: 'It wasn’t me, restore my email',
      note: 'Keep this email for 7 days.',
    },
    'password-changed': {
      subject: `The password for your ${brand} account was changed`,
      lines: [
        `The password for your account was just changed (${time}).`,
        'If you changed it, you don’t need to do anything.',
      ],
      moveCancelled:
        'You also had an email change waiting to be confirmed. We cancelled it, and its link no longer works. If you still want to change your email, start again in My laundry.',
      button: notMe,
      note: signsOut,
    },
    'new-device': {
      subject: `New sign-in to your ${brand} account`,
      lines: [
        'Someone signed in to your account from a browser we haven’t seen before.',
        'If it was you, you don’t need to do anything.',
      ],
      button: notMe,
      note: signsOut,
    },
    misuse: {
      subject: `We signed a device out of your ${brand} account`,
      lines: [
        'Someone else may have used your sign-in on another device, so we signed out the browser below.',
        'You can sign in again as usual. If someone might know your password, set a new one.',
      ],
      button: 'Set a new password',
      note: signsOut,
    },
    'line-joined': {
      subject: `LINE was linked to your ${brand} account`,
      lines: [
        `Your account is linked to LINE (${time}). You can now sign in with LINE.`,
        'If you linked it, you don’t need to do anything.',
        'If you didn’t, set a new password right away, then sign in and unlink LINE in My laundry.',
      ],
      button: notMe,
      note: 'A new password signs out every device, but LINE stays linked until you unlink it.',
    },
    'line-parted': {
      subject: `LINE was unlinked from your ${brand} account`,
      lines: [
        `Your account is no longer linked to LINE (${time}). Sign in with your email and password.`,
        'If you unlinked it, you don’t need to do anything.',
      ],
      button: notMe,
      note: signsOut,
    },
    suspended: {
      subject: `Your ${brand} account was suspended`,
      lines: [`Your account was suspended (${time}). You can’t sign in for now.`],
      button: 'Ask for a review',
      note: 'Think this is a mistake? Use the button above to write to us, once. The link works for 14 days.',
    },
    'appeal-granted': {
      subject: `You can use your ${brand} account again`,
      lines: [
        `We reviewed your account as you asked, and it’s no longer suspended (${time}).`,
        'You can sign in as usual. Thanks for writing to us.',
      ],
      button: 'Sign in',
      note: forgotten,
    },
    'appeal-refused': {
      subject: `Your ${brand} account stays suspended`,
      lines: [
        `We reviewed your account as you asked (${time}), and it stays suspended.`,
        'We’re sorry: you still can’t sign in.',
      ],
      button: 'Contact us',
      note: 'If there’s something important we don’t know yet, write to our team.',
    },
    inactive: {
      subject: `Do you still want your ${brand} account?`,
      lines: [
        'You haven’t signed in for a long time, and we don’t want to keep data nobody uses.',
        `To keep your account, just sign in once before ${time}. Don’t need it any more? Do nothing, and we’ll delete it and its data after that.`,
      ],
      button: 'Sign in and keep my account',
      note: forgotten,
    },
    unverified: {
      subject: `Your ${brand} account isn’t confirmed yet`,
      lines: [
        `Someone joined ${brand} with this email but hasn’t confirmed it yet.`,
        `To keep the account, confirm within 7 days. Otherwise we’ll delete it and its data after ${time}.`,
      ],
      button: 'Confirm my email and keep the account',
      note: mistyped,
    },
    deleted: {
      subject: `Your ${brand} account was deleted`,
      lines: [
        `We deleted your account and its data (${time}).`,
        'Thank you for trusting us with your laundry. You’re always welcome: you don’t need an account to use our machines.',
      ],
      button: 'Contact us',
      note: 'If you didn’t delete it, tell us right away.',
    },
  } satisfies Record<TextName, MemberEmailTexts>
}
