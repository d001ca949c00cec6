/** What is said in a mail to a member, before it is laid out. */
export interface MemberWords {
  subject: string
  lines: readonly string[]
  /** What the button says, where there is one. */
  button?: string
  /** What stands below, for whoever did not ask for this. */
  note: string
}

/** What a mail may name. */
export interface Named {
  /** The brand, as it stands in a sentence. */
  brand: string
  /** When it happened. */
  time: string
}

/** The words of every mail to members in Thai. */
export function thaiWords({ brand, time }: Named) {
  return {
    welcome: {
      subject: `ยินดีต้อนรับสู่${brand}`,
      lines: [
        `ขอบคุณที่มาเป็นสมาชิก${brand}`,
        'เหลืออีกขั้นเดียว กดปุ่มด้านล่างภายใน 24 ชั่วโมงเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ',
      ],
      button: 'ยืนยันอีเมล',
      note: 'ถ้าคุณไม่ได้สมัคร คงมีคนพิมพ์อีเมลผิดมาเป็นของคุณ อย่ากดปุ่ม และไม่ต้องทำอะไร',
    },
    verify: {
      subject: `ยืนยันอีเมลของคุณกับ${brand}`,
      lines: ['กดปุ่มด้านล่างภายใน 24 ชั่วโมงเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ'],
      button: 'ยืนยันอีเมล',
      note: 'ถ้าคุณไม่ได้ขอลิงก์นี้ อย่ากดปุ่ม และไม่ต้องทำอะไร',
    },
    reset: {
      subject: `ตั้งรหัสผ่านใหม่ของบัญชี${brand}`,
      lines: ['มีคำขอตั้งรหัสผ่านใหม่ให้บัญชีของคุณ กดปุ่มด้านล่างภายใน 1 ชั่วโมงเพื่อตั้งรหัสผ่าน'],
      button: 'ตั้งรหัสผ่านใหม่',
      note: 'ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้',
    },
    undone: {
      subject: `บัญชี${brand}กลับมาใช้อีเมลนี้แล้ว`,
      lines: [
        'บัญชีของคุณกลับมาใช้อีเมลนี้แล้ว เราให้ทุกเครื่องออกจากระบบ และยกเลิกรหัสผ่านเดิม',
        'กดปุ่มด้านล่างภายใน 1 ชั่วโมงเพื่อตั้งรหัสผ่านใหม่ แล้วเข้าสู่ระบบได้ตามปกติ',
      ],
      button: 'ตั้งรหัสผ่านใหม่',
      note: 'ถ้าลิงก์หมดเวลา ขอใหม่ได้ที่ “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ',
    },
    'new-email': {
      subject: `ยืนยันอีเมลใหม่ของบัญชี${brand}`,
      lines: [`กดปุ่มด้านล่างภายใน 24 ชั่วโมง เพื่อใช้อีเมลนี้กับบัญชี${brand}ของคุณ`],
      button: 'ใช้อีเมลนี้',
      note: 'ถ้าคุณไม่ได้ขอเปลี่ยนอีเมล อย่ากดปุ่ม และไม่ต้องทำอะไร',
    },
    'email-moved': {
      subject: `อีเมลของบัญชี${brand}เปลี่ยนแล้ว`,
      lines: [
        `บัญชีของคุณเปลี่ยนไปใช้อีเมลอื่นแล้ว (${time})`,
        'ถ้าคุณเป็นคนเปลี่ยน ไม่ต้องทำอะไร',
        'ถ้าไม่ใช่ กดปุ่มด้านล่างภายใน 7 วัน เราจะเปลี่ยนกลับมาใช้อีเมลนี้ ให้ทุกเครื่องออกจากระบบ และส่งลิงก์ตั้งรหัสผ่านใหม่มาให้',
      ],
      button: 'ฉันไม่ได้เปลี่ยน ขออีเมลเดิมคืน',
      note: 'เก็บอีเมลฉบับนี้ไว้จนครบ 7 วัน',
    },
    'password-changed': {
      subject: `รหัสผ่านของบัญชี${brand}เปลี่ยนแล้ว`,
      lines: [`รหัสผ่านของบัญชีคุณเพิ่งเปลี่ยน (${time})`, 'ถ้าคุณเป็นคนเปลี่ยน ไม่ต้องทำอะไร'],
      button: 'ไม่ใช่ฉัน ตั้งรหัสผ่านใหม่',
      note: 'ตั้งรหัสผ่านใหม่แล้ว ทุกเครื่องจะออกจากระบบ',
    },
    'new-device': {
      subject: `มีการเข้าสู่ระบบบัญชี${brand}จากเครื่องใหม่`,
      lines: ['มีการเข้าสู่ระบบบัญชีของคุณจากเบราว์เซอร์ที่เราไม่เคยเห็น', 'ถ้าเป็นคุณ ไม่ต้องทำอะไร'],
      button: 'ไม่ใช่ฉัน ตั้งรหัสผ่านใหม่',
      note: 'ตั้งรหัสผ่านใหม่แล้ว ทุกเครื่องจะออกจากระบบ',
    },
    misuse: {
      subject: `เราให้เครื่องหนึ่งออกจากบัญชี${brand}ของคุณ`,
      lines: [
        'เราพบว่าอาจมีคนอื่นใช้การเข้าสู่ระบบของคุณจากเครื่องอื่น จึงให้เบราว์เซอร์ด้านล่างออกจากระบบไว้ก่อน',
        'เข้าสู่ระบบใหม่ได้ตามปกติ ถ้าสงสัยว่ามีคนรู้รหัสผ่านของคุณ ให้ตั้งรหัสผ่านใหม่',
      ],
      button: 'ตั้งรหัสผ่านใหม่',
      note: 'ตั้งรหัสผ่านใหม่แล้ว ทุกเครื่องจะออกจากระบบ',
    },
    'line-joined': {
      subject: `บัญชี${brand}เชื่อมกับ LINE แล้ว`,
      lines: [
        `บัญชีของคุณเชื่อมกับ LINE แล้ว (${time}) ต่อไปเข้าสู่ระบบด้วย LINE ได้เลย`,
        'ถ้าคุณเป็นคนเชื่อม ไม่ต้องทำอะไร',
        'ถ้าไม่ใช่ ตั้งรหัสผ่านใหม่ทันที แล้วเข้าสู่ระบบไปเลิกเชื่อมกับ LINE ในหน้าบัญชีของคุณ',
      ],
      button: 'ไม่ใช่ฉัน ตั้งรหัสผ่านใหม่',
      note: 'ตั้งรหัสผ่านใหม่แล้ว ทุกเครื่องจะออกจากระบบ แต่ LINE ยังเชื่อมอยู่จนกว่าคุณจะเลิกเชื่อมเอง',
    },
    'line-parted': {
      subject: `บัญชี${brand}เลิกเชื่อมกับ LINE แล้ว`,
      lines: [
        `บัญชีของคุณเลิกเชื่อมกับ LINE แล้ว (${time}) ต่อไปเข้าสู่ระบบด้วยอีเมลและรหัสผ่าน`,
        'ถ้าคุณเป็นคนเลิกเชื่อม ไม่ต้องทำอะไร',
      ],
      button: 'ไม่ใช่ฉัน ตั้งรหัสผ่านใหม่',
      note: 'ตั้งรหัสผ่านใหม่แล้ว ทุกเครื่องจะออกจากระบบ',
    },
    suspended: {
      subject: `บัญชี${brand}ของคุณถูกระงับ`,
      lines: [`บัญชีของคุณถูกระงับ (${time}) ตอนนี้เข้าสู่ระบบไม่ได้`],
      button: 'ขอให้ทบทวน',
      note: 'ถ้าคิดว่าเป็นความเข้าใจผิด กดปุ่มด้านบนแล้วเขียนถึงเราได้หนึ่งครั้ง ลิงก์ใช้ได้ 14 วัน',
    },
    'appeal-granted': {
      subject: `กลับมาใช้บัญชี${brand}ได้แล้ว`,
      lines: [
        `เราทบทวนตามที่คุณขอ และเลิกระงับบัญชีของคุณแล้ว (${time})`,
        'เข้าสู่ระบบได้ตามปกติ ขอบคุณที่เขียนมาบอกเรา',
      ],
      button: 'เข้าสู่ระบบ',
      note: 'ถ้าจำรหัสผ่านไม่ได้ ตั้งใหม่ได้ที่ “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ',
    },
    'appeal-refused': {
      subject: `ผลการทบทวนการระงับบัญชี${brand}`,
      lines: [`เราทบทวนตามที่คุณขอแล้ว (${time}) และขอคงการระงับบัญชีไว้`, 'ขออภัย ตอนนี้ยังเข้าสู่ระบบไม่ได้'],
      button: 'ติดต่อทีมงาน',
      note: 'ถ้ามีเรื่องสำคัญที่ยังไม่ได้บอกเรา เขียนถึงทีมงานได้',
    },
    inactive: {
      subject: `ยังอยากใช้บัญชี${brand}อยู่ไหม`,
      lines: [
        'คุณไม่ได้เข้าสู่ระบบมานานแล้ว เราไม่อยากเก็บข้อมูลที่ไม่มีใครใช้ไว้เกินจำเป็น',
        `ถ้าอยากเก็บบัญชีไว้ แค่เข้าสู่ระบบสักครั้งก่อน ${time} ถ้าไม่ใช้แล้วไม่ต้องทำอะไร เราจะลบบัญชีและข้อมูลในบัญชีให้หลังจากนั้น`,
      ],
      button: 'เข้าสู่ระบบเพื่อเก็บบัญชีไว้',
      note: 'ถ้าจำรหัสผ่านไม่ได้ ตั้งใหม่ได้ที่ “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ',
    },
    deleted: {
      subject: `ลบบัญชี${brand}ของคุณแล้ว`,
      lines: [
        `เราลบบัญชีสมาชิกของคุณ และข้อมูลที่เป็นของบัญชีนี้แล้ว (${time})`,
        'ขอบคุณที่ไว้ใจให้เราช่วยดูแลผ้า แวะมาซักได้เสมอ ไม่ต้องเป็นสมาชิกก็ใช้เครื่องได้',
      ],
      button: 'ติดต่อทีมงาน',
      note: 'ถ้าคุณไม่ได้ลบบัญชี บอกเราทันที',
    },
  } satisfies Record<string, MemberWords>
}

export type WordsName = keyof ReturnType<typeof thaiWords>

/** And in English. */
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
      subject: `LINE was joined to your ${brand} account`,
      lines: [
        `Your account is joined to LINE (${time}): from now on you can sign in with it.`,
        'If you joined it, you need not do anything.',
        'If not, set a new password at once, then sign in and part from LINE in your account.',
      ],
      button: 'It was not me, set a new password',
      note: 'A new password signs out every device, but LINE stays joined until you part from it.',
    },
    'line-parted': {
      subject: `LINE was parted from your ${brand} account`,
      lines: [
        `Your account is not joined to LINE any more (${time}). Sign in with your email and password.`,
        'If you parted the two, you need not do anything.',
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
    deleted: {
      subject: `Your ${brand} account was deleted`,
      lines: [
        `We deleted your account and what belonged to it (${time}).`,
        'Thank you for trusting us with your laundry. Our machines take everyone, members or not.',
      ],
      button: 'Contact us',
      note: 'If you did not delete it, tell us at once.',
    },
  } satisfies Record<WordsName, MemberWords>
}
