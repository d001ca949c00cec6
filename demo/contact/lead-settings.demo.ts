/** Invented addresses: without a mail server their emails become files. */
export const leadSettingsDemo = {
  contactRecipients: ['hello@fongsai.example'],
  franchiseRecipients: ['franchise@fongsai.example', 'sales@fongsai.example'],
  problemRecipients: ['care@fongsai.example'],
  acknowledges: true,
  contactHours: 24,
  franchiseHours: 24,
  problemHours: 2,
}
