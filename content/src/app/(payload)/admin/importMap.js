import { MomentField as MomentField_9ec236a291447fd20ac4360b9cebd9fb } from '../../../core/admin/moment-field.admin.tsx'
import { TypedText as TypedText_b4b52ed7020b840d58e82868a42f24cf } from '../../../core/editing/typed-text.admin.tsx'
import { CaseQueue as CaseQueue_208f90481bcf9efc99ef795055c9b472 } from '../../../core/cases/queue.admin.tsx'
import { RecordParts as RecordParts_a19e76dbeaa6f213297452e0503f8f10 } from '../../../core/cases/record-case.admin.tsx'
import { PlaceCell as PlaceCell_575d27fc4f838b28e6dced45183bfb68 } from '../../../features/contact/inbox/lead-cells.admin.tsx'
import { ChoiceCell as ChoiceCell_575d27fc4f838b28e6dced45183bfb68 } from '../../../features/contact/inbox/lead-cells.admin.tsx'
import { NameCell as NameCell_575d27fc4f838b28e6dced45183bfb68 } from '../../../features/contact/inbox/lead-cells.admin.tsx'
import { PhoneCell as PhoneCell_575d27fc4f838b28e6dced45183bfb68 } from '../../../features/contact/inbox/lead-cells.admin.tsx'
import { RecordHistory as RecordHistory_a19e76dbeaa6f213297452e0503f8f10 } from '../../../core/cases/record-case.admin.tsx'
import { AssigneeCell as AssigneeCell_575d27fc4f838b28e6dced45183bfb68 } from '../../../features/contact/inbox/lead-cells.admin.tsx'
import { LeadViews as LeadViews_70c0e53edbb867b68d2ec9384614c011 } from '../../../features/contact/inbox/lead-views.admin.tsx'
import { BulkBar as BulkBar_329178c6a116d91c25c5c03214f93033 } from '../../../core/editing/bulk/bulk-bar.admin.tsx'
import { DeleteMany as DeleteMany_97108f096fca1b826d6d936ff0297ba9 } from '../../../core/editing/delete-many.admin.tsx'
import { NewerVersion as NewerVersion_c7ef5bd196f25427954723845ecd2cff } from '../../../core/editing/newer-version.admin.tsx'
import { DeleteOne as DeleteOne_c134f51db2133c0b01201b1fe6a427f3 } from '../../../core/editing/delete-one.admin.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ScheduledChangeCell as ScheduledChangeCell_48d83201197ed67ee2e1d728e6b65d95 } from '../../../core/publishing/scheduled-changes.admin.tsx'
import { ScheduledChangeChip as ScheduledChangeChip_48d83201197ed67ee2e1d728e6b65d95 } from '../../../core/publishing/scheduled-changes.admin.tsx'
import { Versions as Versions_4271e18e1d56739b49e40196994222cb } from '../../../core/editing/versions/versions.admin.tsx'
import { Version as Version_e2fb9089f2d7bb3404fc28e9cd1a67a6 } from '../../../core/editing/versions/version.admin.tsx'
import { PlaceWarning as PlaceWarning_31deecadac2f0d4d89e7c6312815dd1f } from '../../../features/branch/place/place-warning.admin.tsx'
import { ExceptionName as ExceptionName_892de85b6aa4bf688120c283be6deb54 } from '../../../features/branch/exceptions/exception-name.admin.tsx'
import { RowName as RowName_fd8c709b0bd32359ac34e9cc7fdce29d } from '../../../core/admin/row-name.admin.tsx'
import { DataRequestPanel as DataRequestPanel_4cb3f20d2904d6c57bbff912d0c42706 } from '../../../features/data-request/handle/data-request-panel.admin.tsx'
import { Invitation as Invitation_f593a050d6dc47db6660fc14bc62d2bd } from '../../../features/staff/invitation.admin.tsx'
import { CurrentPassword as CurrentPassword_cae7795dcfb1163cbcf361935839c86d } from '../../../features/staff/current-password.admin.tsx'
import { Security as Security_f268aa6ebbb880145548c795d903932d } from '../../../features/staff/security.admin.tsx'
import { MemberAdministration as MemberAdministration_7e56d0924a6163fc7e9b46d0a2ce161e } from '../../../features/account/administration/member-administration.admin.tsx'
import { CampaignPanel as CampaignPanel_c4a2e251d118076abb09d7d3c8e22be8 } from '../../../features/mailing/campaigns/campaign-panel.admin.tsx'
import { SubjectCell as SubjectCell_162f4d646231d2c9da88f69e3868617e } from '../../../core/mail/outbox-subject.admin.tsx'
import { SubjectField as SubjectField_162f4d646231d2c9da88f69e3868617e } from '../../../core/mail/outbox-subject.admin.tsx'
import { OutboxNotice as OutboxNotice_1e0945577bcfaa04786298f961029bb8 } from '../../../core/mail/outbox-notice.admin.tsx'
import { OutboxActions as OutboxActions_2af65ba3fb748202d2de2e0d48b8a334 } from '../../../core/mail/outbox-actions.admin.tsx'
import { Uses as Uses_da0c4b5f82681af3bd41b506b98fbfa8 } from '../../../core/admin/uses.admin.tsx'
import { RecordsOfProcessing as RecordsOfProcessing_033431e038bad73dac6a27e97a680d43 } from '../../../core/retention/records-page/records.admin.tsx'
import { DrumIcon as DrumIcon_f91053369eb68479fb244ea2f0b176ad } from '../../../composition/admin/drum.admin.tsx'
import { DrumLogo as DrumLogo_f91053369eb68479fb244ea2f0b176ad } from '../../../composition/admin/drum.admin.tsx'
import { FirstSteps as FirstSteps_6aa2a698d7a0208a1befba6d33e99100 } from '../../../composition/admin/first-steps.admin.tsx'
import { OutboxStalled as OutboxStalled_0d861617b4aa6f7e31f3fc6dfd9f8f41 } from '../../../core/mail/outbox-stalled.admin.tsx'
import { CasesNotice as CasesNotice_b0b22641ae0d24886c81dd3cabf26576 } from '../../../core/cases/queue-notice.admin.tsx'
import { CampaignNotice as CampaignNotice_cf254191a1507efb1a3e0d0662db9dd9 } from '../../../features/mailing/campaigns/campaign-notice.admin.tsx'
import { Welcome as Welcome_caf69401e25af26313e81cb2dfebac3b } from '../../../composition/admin/welcome.admin.tsx'
import { FaqCard as FaqCard_8de7136bd0d0dea27d6496b8651e7b95 } from '../../../features/faq/faq-card.admin.tsx'
import { FollowHistory as FollowHistory_0fe9671c4700d5477497ebfa052b2a9d } from '../../../core/admin/follow-history.admin.tsx'
import { GuardDrawers as GuardDrawers_a35bacdcab79edb06fb58eae23c24db0 } from '../../../core/admin/guard-drawers.admin.tsx'
import { TabOwner as TabOwner_ed9e60e135095545c1541b463f5c6c5a } from '../../../core/admin/tab-owner.admin.tsx'
import { SignInView as SignInView_1ff7cabdd4d7634c8b0425f34bc67a20 } from '../../../features/staff/sign-in-view.admin.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/core/admin/moment-field.admin.tsx#MomentField": MomentField_9ec236a291447fd20ac4360b9cebd9fb,
  "/core/editing/typed-text.admin.tsx#TypedText": TypedText_b4b52ed7020b840d58e82868a42f24cf,
  "/core/cases/queue.admin.tsx#CaseQueue": CaseQueue_208f90481bcf9efc99ef795055c9b472,
  "/core/cases/record-case.admin.tsx#RecordParts": RecordParts_a19e76dbeaa6f213297452e0503f8f10,
  "/features/contact/inbox/lead-cells.admin.tsx#PlaceCell": PlaceCell_575d27fc4f838b28e6dced45183bfb68,
  "/features/contact/inbox/lead-cells.admin.tsx#ChoiceCell": ChoiceCell_575d27fc4f838b28e6dced45183bfb68,
  "/features/contact/inbox/lead-cells.admin.tsx#NameCell": NameCell_575d27fc4f838b28e6dced45183bfb68,
  "/features/contact/inbox/lead-cells.admin.tsx#PhoneCell": PhoneCell_575d27fc4f838b28e6dced45183bfb68,
  "/core/cases/record-case.admin.tsx#RecordHistory": RecordHistory_a19e76dbeaa6f213297452e0503f8f10,
  "/features/contact/inbox/lead-cells.admin.tsx#AssigneeCell": AssigneeCell_575d27fc4f838b28e6dced45183bfb68,
  "/features/contact/inbox/lead-views.admin.tsx#LeadViews": LeadViews_70c0e53edbb867b68d2ec9384614c011,
  "/core/editing/bulk/bulk-bar.admin.tsx#BulkBar": BulkBar_329178c6a116d91c25c5c03214f93033,
  "/core/editing/delete-many.admin.tsx#DeleteMany": DeleteMany_97108f096fca1b826d6d936ff0297ba9,
  "/core/editing/newer-version.admin.tsx#NewerVersion": NewerVersion_c7ef5bd196f25427954723845ecd2cff,
  "/core/editing/delete-one.admin.tsx#DeleteOne": DeleteOne_c134f51db2133c0b01201b1fe6a427f3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/core/publishing/scheduled-changes.admin.tsx#ScheduledChangeCell": ScheduledChangeCell_48d83201197ed67ee2e1d728e6b65d95,
  "/core/publishing/scheduled-changes.admin.tsx#ScheduledChangeChip": ScheduledChangeChip_48d83201197ed67ee2e1d728e6b65d95,
  "/core/editing/versions/versions.admin.tsx#Versions": Versions_4271e18e1d56739b49e40196994222cb,
  "/core/editing/versions/version.admin.tsx#Version": Version_e2fb9089f2d7bb3404fc28e9cd1a67a6,
  "/features/branch/place/place-warning.admin.tsx#PlaceWarning": PlaceWarning_31deecadac2f0d4d89e7c6312815dd1f,
  "/features/branch/exceptions/exception-name.admin.tsx#ExceptionName": ExceptionName_892de85b6aa4bf688120c283be6deb54,
  "/core/admin/row-name.admin.tsx#RowName": RowName_fd8c709b0bd32359ac34e9cc7fdce29d,
  "/features/data-request/handle/data-request-panel.admin.tsx#DataRequestPanel": DataRequestPanel_4cb3f20d2904d6c57bbff912d0c42706,
  "/features/staff/invitation.admin.tsx#Invitation": Invitation_f593a050d6dc47db6660fc14bc62d2bd,
  "/features/staff/current-password.admin.tsx#CurrentPassword": CurrentPassword_cae7795dcfb1163cbcf361935839c86d,
  "/features/staff/security.admin.tsx#Security": Security_f268aa6ebbb880145548c795d903932d,
  "/features/account/administration/member-administration.admin.tsx#MemberAdministration": MemberAdministration_7e56d0924a6163fc7e9b46d0a2ce161e,
  "/features/mailing/campaigns/campaign-panel.admin.tsx#CampaignPanel": CampaignPanel_c4a2e251d118076abb09d7d3c8e22be8,
  "/core/mail/outbox-subject.admin.tsx#SubjectCell": SubjectCell_162f4d646231d2c9da88f69e3868617e,
  "/core/mail/outbox-subject.admin.tsx#SubjectField": SubjectField_162f4d646231d2c9da88f69e3868617e,
  "/core/mail/outbox-notice.admin.tsx#OutboxNotice": OutboxNotice_1e0945577bcfaa04786298f961029bb8,
  "/core/mail/outbox-actions.admin.tsx#OutboxActions": OutboxActions_2af65ba3fb748202d2de2e0d48b8a334,
  "/core/admin/uses.admin.tsx#Uses": Uses_da0c4b5f82681af3bd41b506b98fbfa8,
  "/core/retention/records-page/records.admin.tsx#RecordsOfProcessing": RecordsOfProcessing_033431e038bad73dac6a27e97a680d43,
  "/composition/admin/drum.admin.tsx#DrumIcon": DrumIcon_f91053369eb68479fb244ea2f0b176ad,
  "/composition/admin/drum.admin.tsx#DrumLogo": DrumLogo_f91053369eb68479fb244ea2f0b176ad,
  "/composition/admin/first-steps.admin.tsx#FirstSteps": FirstSteps_6aa2a698d7a0208a1befba6d33e99100,
  "/core/mail/outbox-stalled.admin.tsx#OutboxStalled": OutboxStalled_0d861617b4aa6f7e31f3fc6dfd9f8f41,
  "/core/cases/queue-notice.admin.tsx#CasesNotice": CasesNotice_b0b22641ae0d24886c81dd3cabf26576,
  "/features/mailing/campaigns/campaign-notice.admin.tsx#CampaignNotice": CampaignNotice_cf254191a1507efb1a3e0d0662db9dd9,
  "/composition/admin/welcome.admin.tsx#Welcome": Welcome_caf69401e25af26313e81cb2dfebac3b,
  "/features/faq/faq-card.admin.tsx#FaqCard": FaqCard_8de7136bd0d0dea27d6496b8651e7b95,
  "/core/admin/follow-history.admin.tsx#FollowHistory": FollowHistory_0fe9671c4700d5477497ebfa052b2a9d,
  "/core/admin/guard-drawers.admin.tsx#GuardDrawers": GuardDrawers_a35bacdcab79edb06fb58eae23c24db0,
  "/core/admin/tab-owner.admin.tsx#TabOwner": TabOwner_ed9e60e135095545c1541b463f5c6c5a,
  "/features/staff/sign-in-view.admin.tsx#SignInView": SignInView_1ff7cabdd4d7634c8b0425f34bc67a20,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
