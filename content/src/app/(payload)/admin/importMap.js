import { LeadSummary as LeadSummary_ee9a0a0fc166f041a349b3dd2b0c9a48 } from '../../../areas/contact/inbox/lead-summary.admin.tsx'
import { LeadDuplicates as LeadDuplicates_a57fe1e2eabd6a10c8c11088c91d2cb3 } from '../../../areas/contact/inbox/lead-duplicates.admin.tsx'
import { PlaceCell as PlaceCell_36929448fdac87816f3947a1479e7964 } from '../../../areas/contact/inbox/lead-cells.admin.tsx'
import { AgeCell as AgeCell_36929448fdac87816f3947a1479e7964 } from '../../../areas/contact/inbox/lead-cells.admin.tsx'
import { ChoiceCell as ChoiceCell_36929448fdac87816f3947a1479e7964 } from '../../../areas/contact/inbox/lead-cells.admin.tsx'
import { NameCell as NameCell_36929448fdac87816f3947a1479e7964 } from '../../../areas/contact/inbox/lead-cells.admin.tsx'
import { PhoneCell as PhoneCell_36929448fdac87816f3947a1479e7964 } from '../../../areas/contact/inbox/lead-cells.admin.tsx'
import { MomentField as MomentField_99d574ace0f7e9da408ba10fa0bcc1d3 } from '../../../engines/admin/moment-field.admin.tsx'
import { LeadHistory as LeadHistory_d0ddd4f2f7ea2b4eb047118a7cdff328 } from '../../../areas/contact/inbox/lead-history.admin.tsx'
import { AssigneeCell as AssigneeCell_36929448fdac87816f3947a1479e7964 } from '../../../areas/contact/inbox/lead-cells.admin.tsx'
import { LeadViews as LeadViews_721ca79be8ff861251b9ef0a11d01c1b } from '../../../areas/contact/inbox/lead-views.admin.tsx'
import { BulkBar as BulkBar_748a7162d0655dd2582f111a5b455be0 } from '../../../engines/editing/bulk/bulk-bar.admin.tsx'
import { DeleteMany as DeleteMany_b087d41590463c3c69e861213da7b8d5 } from '../../../engines/editing/delete-many.admin.tsx'
import { NewerVersion as NewerVersion_166562e514077ef6131288fa2a71d7e8 } from '../../../engines/editing/newer-version.admin.tsx'
import { TypedText as TypedText_7cbbd5feb34459f2cdcadad25fa35209 } from '../../../engines/editing/typed-text.admin.tsx'
import { DeleteOne as DeleteOne_05c0896988af078f0ede7a863e99a555 } from '../../../engines/editing/delete-one.admin.tsx'
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
import { TurnCell as TurnCell_7a862a679cbe96c33c58b0f12acae2fd } from '../../../engines/publishing/turns.admin.tsx'
import { TurnChip as TurnChip_7a862a679cbe96c33c58b0f12acae2fd } from '../../../engines/publishing/turns.admin.tsx'
import { Versions as Versions_398f8caf5313a2b197a532144416912d } from '../../../engines/editing/versions/versions.admin.tsx'
import { Version as Version_d5c0f1d36ec2b3524cc4fc28e824126d } from '../../../engines/editing/versions/version.admin.tsx'
import { PlaceWarning as PlaceWarning_145c78f9f63747d3f5418203b75d3946 } from '../../../areas/branch/place/place-warning.admin.tsx'
import { ExceptionName as ExceptionName_13b4eff8a7b3daa7468cabdb968ce497 } from '../../../areas/branch/exceptions/exception-name.admin.tsx'
import { RowName as RowName_3b2c6bebc47ca86823d391705436f523 } from '../../../engines/admin/row-name.admin.tsx'
import { BoardQueue as BoardQueue_f2f222dbd97341e612129c66b9365442 } from '../../../areas/webboard/moderation-admin/queue.admin.tsx'
import { RequestDesk as RequestDesk_7c0fd8e9003c8c6caeedfaba3a5ad197 } from '../../../areas/data-request/handle/request-desk.admin.tsx'
import { Invitation as Invitation_41832a1bd76447761cc470be66997b52 } from '../../../areas/staff/invitation.admin.tsx'
import { CurrentPassword as CurrentPassword_f996c81ff1571dc80074c26b4d9c43c5 } from '../../../areas/staff/current-password.admin.tsx'
import { MemberCare as MemberCare_f48f378f00cf0cfa59981130eb0627d5 } from '../../../areas/account/care/member-care.admin.tsx'
import { CampaignPanel as CampaignPanel_fcae29b878806383faff074de5931e10 } from '../../../areas/mailing/campaigns/campaign-panel.admin.tsx'
import { SubjectCell as SubjectCell_aeca05323f1fd81b8fdfd7c9586ddff7 } from '../../../engines/mail/outbox-subject.admin.tsx'
import { SubjectField as SubjectField_aeca05323f1fd81b8fdfd7c9586ddff7 } from '../../../engines/mail/outbox-subject.admin.tsx'
import { OutboxNotice as OutboxNotice_fa42e67b30df24f8a471a17e0a37261f } from '../../../engines/mail/outbox-notice.admin.tsx'
import { OutboxActions as OutboxActions_eb800586ae31f432d0812cbbd1ea1741 } from '../../../engines/mail/outbox-actions.admin.tsx'
import { Uses as Uses_2da29323de180297b3efd706a10d65b8 } from '../../../engines/admin/uses.admin.tsx'
import { RecordsOfProcessing as RecordsOfProcessing_ced1481bc9edfdf465170c36158d192d } from '../../../engines/retention/records-page/records.admin.tsx'
import { DrumIcon as DrumIcon_f91053369eb68479fb244ea2f0b176ad } from '../../../composition/admin/drum.admin.tsx'
import { DrumLogo as DrumLogo_f91053369eb68479fb244ea2f0b176ad } from '../../../composition/admin/drum.admin.tsx'
import { OutboxStalled as OutboxStalled_9986171348a1a37ecfa07e5053a12e70 } from '../../../engines/mail/outbox-stalled.admin.tsx'
import { LateLeads as LateLeads_01ac651ecaf109cb4f556834fff75269 } from '../../../areas/contact/inbox/late-leads.admin.tsx'
import { QueueNotice as QueueNotice_e870bc32c7c54d26a7b788492eeba183 } from '../../../areas/webboard/moderation-admin/queue-notice.admin.tsx'
import { RequestsNotice as RequestsNotice_e7c1a0fdc524681facd5d786392cd647 } from '../../../areas/data-request/handle/requests-notice.admin.tsx'
import { CampaignNotice as CampaignNotice_90daa6b6f5216d575c08a8c46242024a } from '../../../areas/mailing/campaigns/campaign-notice.admin.tsx'
import { Welcome as Welcome_caf69401e25af26313e81cb2dfebac3b } from '../../../composition/admin/welcome.admin.tsx'
import { LeadCard as LeadCard_fef5d516bf0459ffb6dac9f66487e1e3 } from '../../../areas/contact/inbox/lead-card.admin.tsx'
import { FaqCard as FaqCard_2fb721d17fe99fa546e110e83518fae9 } from '../../../areas/faq/faq-card.admin.tsx'
import { FollowHistory as FollowHistory_19ccef35a8d4dce570936ff1ac8f3a53 } from '../../../engines/admin/follow-history.admin.tsx'
import { GuardDrawers as GuardDrawers_21c065086eaaf093071c42073722618b } from '../../../engines/admin/guard-drawers.admin.tsx'
import { TabOwner as TabOwner_7b648efb99d30e761c4f935d189c3b8a } from '../../../engines/admin/tab-owner.admin.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/areas/contact/inbox/lead-summary.admin.tsx#LeadSummary": LeadSummary_ee9a0a0fc166f041a349b3dd2b0c9a48,
  "/areas/contact/inbox/lead-duplicates.admin.tsx#LeadDuplicates": LeadDuplicates_a57fe1e2eabd6a10c8c11088c91d2cb3,
  "/areas/contact/inbox/lead-cells.admin.tsx#PlaceCell": PlaceCell_36929448fdac87816f3947a1479e7964,
  "/areas/contact/inbox/lead-cells.admin.tsx#AgeCell": AgeCell_36929448fdac87816f3947a1479e7964,
  "/areas/contact/inbox/lead-cells.admin.tsx#ChoiceCell": ChoiceCell_36929448fdac87816f3947a1479e7964,
  "/areas/contact/inbox/lead-cells.admin.tsx#NameCell": NameCell_36929448fdac87816f3947a1479e7964,
  "/areas/contact/inbox/lead-cells.admin.tsx#PhoneCell": PhoneCell_36929448fdac87816f3947a1479e7964,
  "/engines/admin/moment-field.admin.tsx#MomentField": MomentField_99d574ace0f7e9da408ba10fa0bcc1d3,
  "/areas/contact/inbox/lead-history.admin.tsx#LeadHistory": LeadHistory_d0ddd4f2f7ea2b4eb047118a7cdff328,
  "/areas/contact/inbox/lead-cells.admin.tsx#AssigneeCell": AssigneeCell_36929448fdac87816f3947a1479e7964,
  "/areas/contact/inbox/lead-views.admin.tsx#LeadViews": LeadViews_721ca79be8ff861251b9ef0a11d01c1b,
  "/engines/editing/bulk/bulk-bar.admin.tsx#BulkBar": BulkBar_748a7162d0655dd2582f111a5b455be0,
  "/engines/editing/delete-many.admin.tsx#DeleteMany": DeleteMany_b087d41590463c3c69e861213da7b8d5,
  "/engines/editing/newer-version.admin.tsx#NewerVersion": NewerVersion_166562e514077ef6131288fa2a71d7e8,
  "/engines/editing/typed-text.admin.tsx#TypedText": TypedText_7cbbd5feb34459f2cdcadad25fa35209,
  "/engines/editing/delete-one.admin.tsx#DeleteOne": DeleteOne_05c0896988af078f0ede7a863e99a555,
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
  "/engines/publishing/turns.admin.tsx#TurnCell": TurnCell_7a862a679cbe96c33c58b0f12acae2fd,
  "/engines/publishing/turns.admin.tsx#TurnChip": TurnChip_7a862a679cbe96c33c58b0f12acae2fd,
  "/engines/editing/versions/versions.admin.tsx#Versions": Versions_398f8caf5313a2b197a532144416912d,
  "/engines/editing/versions/version.admin.tsx#Version": Version_d5c0f1d36ec2b3524cc4fc28e824126d,
  "/areas/branch/place/place-warning.admin.tsx#PlaceWarning": PlaceWarning_145c78f9f63747d3f5418203b75d3946,
  "/areas/branch/exceptions/exception-name.admin.tsx#ExceptionName": ExceptionName_13b4eff8a7b3daa7468cabdb968ce497,
  "/engines/admin/row-name.admin.tsx#RowName": RowName_3b2c6bebc47ca86823d391705436f523,
  "/areas/webboard/moderation-admin/queue.admin.tsx#BoardQueue": BoardQueue_f2f222dbd97341e612129c66b9365442,
  "/areas/data-request/handle/request-desk.admin.tsx#RequestDesk": RequestDesk_7c0fd8e9003c8c6caeedfaba3a5ad197,
  "/areas/staff/invitation.admin.tsx#Invitation": Invitation_41832a1bd76447761cc470be66997b52,
  "/areas/staff/current-password.admin.tsx#CurrentPassword": CurrentPassword_f996c81ff1571dc80074c26b4d9c43c5,
  "/areas/account/care/member-care.admin.tsx#MemberCare": MemberCare_f48f378f00cf0cfa59981130eb0627d5,
  "/areas/mailing/campaigns/campaign-panel.admin.tsx#CampaignPanel": CampaignPanel_fcae29b878806383faff074de5931e10,
  "/engines/mail/outbox-subject.admin.tsx#SubjectCell": SubjectCell_aeca05323f1fd81b8fdfd7c9586ddff7,
  "/engines/mail/outbox-subject.admin.tsx#SubjectField": SubjectField_aeca05323f1fd81b8fdfd7c9586ddff7,
  "/engines/mail/outbox-notice.admin.tsx#OutboxNotice": OutboxNotice_fa42e67b30df24f8a471a17e0a37261f,
  "/engines/mail/outbox-actions.admin.tsx#OutboxActions": OutboxActions_eb800586ae31f432d0812cbbd1ea1741,
  "/engines/admin/uses.admin.tsx#Uses": Uses_2da29323de180297b3efd706a10d65b8,
  "/engines/retention/records-page/records.admin.tsx#RecordsOfProcessing": RecordsOfProcessing_ced1481bc9edfdf465170c36158d192d,
  "/composition/admin/drum.admin.tsx#DrumIcon": DrumIcon_f91053369eb68479fb244ea2f0b176ad,
  "/composition/admin/drum.admin.tsx#DrumLogo": DrumLogo_f91053369eb68479fb244ea2f0b176ad,
  "/engines/mail/outbox-stalled.admin.tsx#OutboxStalled": OutboxStalled_9986171348a1a37ecfa07e5053a12e70,
  "/areas/contact/inbox/late-leads.admin.tsx#LateLeads": LateLeads_01ac651ecaf109cb4f556834fff75269,
  "/areas/webboard/moderation-admin/queue-notice.admin.tsx#QueueNotice": QueueNotice_e870bc32c7c54d26a7b788492eeba183,
  "/areas/data-request/handle/requests-notice.admin.tsx#RequestsNotice": RequestsNotice_e7c1a0fdc524681facd5d786392cd647,
  "/areas/mailing/campaigns/campaign-notice.admin.tsx#CampaignNotice": CampaignNotice_90daa6b6f5216d575c08a8c46242024a,
  "/composition/admin/welcome.admin.tsx#Welcome": Welcome_caf69401e25af26313e81cb2dfebac3b,
  "/areas/contact/inbox/lead-card.admin.tsx#LeadCard": LeadCard_fef5d516bf0459ffb6dac9f66487e1e3,
  "/areas/faq/faq-card.admin.tsx#FaqCard": FaqCard_2fb721d17fe99fa546e110e83518fae9,
  "/engines/admin/follow-history.admin.tsx#FollowHistory": FollowHistory_19ccef35a8d4dce570936ff1ac8f3a53,
  "/engines/admin/guard-drawers.admin.tsx#GuardDrawers": GuardDrawers_21c065086eaaf093071c42073722618b,
  "/engines/admin/tab-owner.admin.tsx#TabOwner": TabOwner_7b648efb99d30e761c4f935d189c3b8a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
