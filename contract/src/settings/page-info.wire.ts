import { defineWireTable, type WireTable } from '../wire/wire-table.ts'
import { PageInfo } from './page-info.contract.ts'

/** Table of a page heading, e.g. `information_page_branch`. */
export function definePageInfoTable(name: string): WireTable<PageInfo> {
  return defineWireTable(name, PageInfo, {
    backgroundImage: 'image_background',
    createdAt: 'date_created',
    updatedAt: 'date_updated',
    createdBy: 'user_created',
    updatedBy: 'user_updated',
    title: 'data.title',
    description: 'data.description',
  })
}

/** `/items/information_page_branch` (spec §7, Branch). */
export const branchPageWire = definePageInfoTable('information_page_branch')
