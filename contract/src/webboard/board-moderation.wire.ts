import { defineWireTable } from '../wire/wire-table.ts'
import {
  NewBoardAppeal,
  NewBoardReport,
  NewSuspensionAppeal,
  NewTakeDown,
} from './board-moderation.contract.ts'

/** `POST /api/web_board_reports` (extension). */
export const newBoardReportWire = defineWireTable('web_board_report', NewBoardReport, {
  post: 'web_board',
})

/** `POST /api/web_board_appeals` (extension). */
export const newBoardAppealWire = defineWireTable('web_board_appeal', NewBoardAppeal, {})

/** `POST /api/suspension_appeals` (extension). */
export const newSuspensionAppealWire = defineWireTable('suspension_appeal', NewSuspensionAppeal, {})

/** `POST /api/web_board_take_downs` (extension). */
export const newTakeDownWire = defineWireTable('web_board_take_down', NewTakeDown, {
  looksAutomatic: 'looks_automatic',
})
