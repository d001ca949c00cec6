/** The words of an announcement's desk in the admin. */
export const policyDeskTexts = {
  th: {
    obstacles: {
      unpublished: 'นโยบายฉบับใหม่ยังเป็นฉบับร่าง เผยแพร่ก่อน แล้วจึงแจ้งสมาชิกได้',
      past: 'วันที่เริ่มใช้ผ่านไปแล้ว ต้องแจ้งสมาชิกก่อนเริ่มใช้ แก้วันที่แล้วบันทึก',
      unseen: 'ส่งตัวอย่างให้ตัวเองและอ่านก่อน แล้วจึงแจ้งสมาชิกได้',
    },
    asksAnew: 'นโยบายคุกกี้: ถ้าใช้คุกกี้เพื่อเรื่องใหม่ ให้ติ๊กถามความยินยอมใหม่ที่ “การวัดผลและความยินยอม” ด้วย',
    otherVersion: (version: string) =>
      `ฉบับที่จดในบันทึกความยินยอมตอนนี้คือ ${version} เปลี่ยนที่ “การวัดผลและความยินยอม” เมื่อฉบับใหม่เริ่มใช้`,
    start: 'แจ้งสมาชิกทุกคน',
    askStart: 'แจ้งสมาชิกทุกคนที่ยืนยันอีเมลแล้วเลยไหม ข้อความจะแก้ไม่ได้อีก',
  },
  en: {
    obstacles: {
      unpublished: 'The new policy is still a draft: publish it, then members can be told.',
      past: 'The day from which it holds is past. Members are told before: change it and save.',
      unseen: 'Send yourself a proof and read it, then members can be told.',
    },
    asksAnew:
      'Cookie policy: if cookies serve a new purpose, tick “Ask everybody about cookies anew” in “Measuring and consent”, too.',
    otherVersion: (version: string) =>
      `The consent log notes version ${version} now. Change it in “Measuring and consent” when the new one holds.`,
    start: 'Tell all members',
    askStart:
      'Tell all members who have confirmed their e-mail? What it says does not change any more.',
  },
}
