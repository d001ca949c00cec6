/** Replaces Payload texts that do not fit or are wrong, such as its Thai word for `locale`, which means a place. */
export const adminTexts = {
  th: {
    // Also shown to invited staff who never had a password.
    authentication: {
      newPassword: 'รหัสผ่านใหม่ (อย่างน้อย 12 ตัวอักษร)',
      resetPassword: 'ตั้งรหัสผ่าน',
    },
    error: {
      localesNotSaved_one: 'บันทึกภาษาต่อไปนี้ไม่ได้:',
      localesNotSaved_other: 'บันทึกภาษาต่อไปนี้ไม่ได้:',
      unPublishingDocument: 'หยุดเผยแพร่ไม่สำเร็จ',
    },
    general: {
      allLocales: 'ทุกภาษา',
      changesNotSaved:
        'ยังไม่ได้บันทึก ถ้าออกตอนนี้ ข้อความที่พิมพ์ไว้จะยังอยู่ในแท็บนี้ และนำกลับมาได้เมื่อเปิดหน้านี้อีกครั้ง ส่วนไฟล์ที่ยังไม่ได้อัปโหลดและข้อความของไฟล์จะหายไป',
      duplicate: 'ทำสำเนา',
      fallbackToDefaultLocale: 'ใช้ข้อความของภาษาหลักแทน',
      locale: 'ภาษา',
      submitting: 'กำลังบันทึก อย่าเพิ่งปิดหน้านี้…',
      takeOver: 'แก้ไขแทน',
    },
    localization: {
      cannotCopySameLocale: 'คัดลอกไปยังภาษาเดียวกันไม่ได้',
      copyTo: 'คัดลอกไปยัง',
      copyToLocale: 'คัดลอกไปยังอีกภาษา',
      localeToPublish: 'ภาษาที่จะเผยแพร่',
      selectedLocales: 'ภาษาที่เลือก',
      selectLocaleToCopy: 'เลือกภาษาที่จะคัดลอก',
      selectLocaleToDuplicate: 'เลือกภาษาที่จะทำสำเนา',
    },
    version: {
      aboutToUnpublish: 'รายการนี้จะหายไปจากเว็บไซต์ หยุดเผยแพร่หรือไม่',
      confirmUnpublish: 'ยืนยันการหยุดเผยแพร่',
      currentDraft: 'ฉบับร่างปัจจุบัน',
      draftHasPublishedVersion: 'ฉบับร่าง (มีเวอร์ชันที่เผยแพร่แล้ว)',
      draftSavedSuccessfully: 'บันทึกฉบับร่างแล้ว',
      publishAllLocales: 'เผยแพร่ทุกภาษา',
      saveDraft: 'บันทึกฉบับร่าง',
      unpublishedSuccessfully: 'หยุดเผยแพร่แล้ว',
    },
  },
  en: {
    authentication: {
      newPassword: 'New password (at least 12 characters)',
      resetPassword: 'Choose a password',
    },
    error: {
      localesNotSaved_one: 'The following language could not be saved:',
      localesNotSaved_other: 'The following languages could not be saved:',
    },
    general: {
      allLocales: 'All languages',
      changesNotSaved:
        'Your changes are not saved. If you leave now, what you typed stays in this tab, and you can bring it back when you open this page again. Files that are not uploaded yet are lost, with their texts.',
      fallbackToDefaultLocale: 'Use the text of the main language',
      locale: 'Language',
      locales: 'Languages',
      submitting: 'Saving. Please keep this page open…',
    },
    localization: {
      cannotCopySameLocale: 'A language cannot be copied to itself',
      copyToLocale: 'Copy to the other language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'Selected languages',
      selectLocaleToCopy: 'Select the language to copy',
      selectLocaleToDuplicate: 'Select the languages to duplicate',
    },
    version: {
      publishAllLocales: 'Publish all languages',
      selectLocales: 'Select languages to display',
      showLocales: 'Show languages:',
    },
  },
}
