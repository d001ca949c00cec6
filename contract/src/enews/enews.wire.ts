import { detailsOfIds } from '../media/file-details.contract.ts'
import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import { Enews, EnewsYear } from './enews.contract.ts'

/** `/api/e_news` (spec §3, E-news; the file details are an extension). */
export const enewsWire = defineWireTable(
  'e_news',
  Enews,
  {
    coverImage: 'image',
    pdfId: 'file_pdf',
    pdf: 'pdf_details',
    publishedAt: 'date_publish',
    title: 'data.title',
    description: 'data.description',
  },
  {},
  { pdf: (wire) => detailsOfIds(wire['file_pdf'])[0] },
)

/** `/api/e_news_years` (extension). */
export const enewsYearWire = defineWireTable('e_news_years', EnewsYear, {})

/** `/items/information_page_enews` (spec §7, E-news). */
export const enewsPageWire = definePageInfoTable('information_page_enews')
