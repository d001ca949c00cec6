import { LeadSummary as LeadSummary_deb047167fdf16a09af23620e54b5dbe } from '../../../contact/lead-summary.admin.tsx'
import { LeadDuplicates as LeadDuplicates_97791b4bc6fdd1eab2fb1112ae92fc79 } from '../../../contact/lead-duplicates.admin.tsx'
import { PlaceCell as PlaceCell_aaa05a7b0684fa13a64053ba6250d9e6 } from '../../../contact/lead-cells.admin.tsx'
import { AgeCell as AgeCell_aaa05a7b0684fa13a64053ba6250d9e6 } from '../../../contact/lead-cells.admin.tsx'
import { ChoiceCell as ChoiceCell_aaa05a7b0684fa13a64053ba6250d9e6 } from '../../../contact/lead-cells.admin.tsx'
import { NameCell as NameCell_aaa05a7b0684fa13a64053ba6250d9e6 } from '../../../contact/lead-cells.admin.tsx'
import { PhoneCell as PhoneCell_aaa05a7b0684fa13a64053ba6250d9e6 } from '../../../contact/lead-cells.admin.tsx'
import { LeadHistory as LeadHistory_e8d2e2911676c726f6ee95b913f3a875 } from '../../../contact/lead-history.admin.tsx'
import { AssigneeCell as AssigneeCell_aaa05a7b0684fa13a64053ba6250d9e6 } from '../../../contact/lead-cells.admin.tsx'
import { LeadViews as LeadViews_552039b40db41f30d229c4cec23c75ff } from '../../../contact/lead-views.admin.tsx'
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
import { DrumIcon as DrumIcon_113dd0761b9bba5e5ec40a93094a8fd3 } from '../../../admin/drum.admin.tsx'
import { DrumLogo as DrumLogo_113dd0761b9bba5e5ec40a93094a8fd3 } from '../../../admin/drum.admin.tsx'
import { Welcome as Welcome_07d5f459bab63a47db07a5d7702db987 } from '../../../admin/welcome.admin.tsx'
import { LeadCard as LeadCard_89b26e14ce61c2b3f34d1580a21ffac2 } from '../../../contact/lead-card.admin.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/contact/lead-summary.admin.tsx#LeadSummary": LeadSummary_deb047167fdf16a09af23620e54b5dbe,
  "/contact/lead-duplicates.admin.tsx#LeadDuplicates": LeadDuplicates_97791b4bc6fdd1eab2fb1112ae92fc79,
  "/contact/lead-cells.admin.tsx#PlaceCell": PlaceCell_aaa05a7b0684fa13a64053ba6250d9e6,
  "/contact/lead-cells.admin.tsx#AgeCell": AgeCell_aaa05a7b0684fa13a64053ba6250d9e6,
  "/contact/lead-cells.admin.tsx#ChoiceCell": ChoiceCell_aaa05a7b0684fa13a64053ba6250d9e6,
  "/contact/lead-cells.admin.tsx#NameCell": NameCell_aaa05a7b0684fa13a64053ba6250d9e6,
  "/contact/lead-cells.admin.tsx#PhoneCell": PhoneCell_aaa05a7b0684fa13a64053ba6250d9e6,
  "/contact/lead-history.admin.tsx#LeadHistory": LeadHistory_e8d2e2911676c726f6ee95b913f3a875,
  "/contact/lead-cells.admin.tsx#AssigneeCell": AssigneeCell_aaa05a7b0684fa13a64053ba6250d9e6,
  "/contact/lead-views.admin.tsx#LeadViews": LeadViews_552039b40db41f30d229c4cec23c75ff,
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
  "/admin/drum.admin.tsx#DrumIcon": DrumIcon_113dd0761b9bba5e5ec40a93094a8fd3,
  "/admin/drum.admin.tsx#DrumLogo": DrumLogo_113dd0761b9bba5e5ec40a93094a8fd3,
  "/admin/welcome.admin.tsx#Welcome": Welcome_07d5f459bab63a47db07a5d7702db987,
  "/contact/lead-card.admin.tsx#LeadCard": LeadCard_89b26e14ce61c2b3f34d1580a21ffac2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
