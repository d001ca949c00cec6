import { defineWireTable } from '../wire/wire-table.ts'
import {
  DataRequest,
  DataRequestProof,
  NewDataRequest,
  NewVisitorDataRequest,
} from './data-request.contract.ts'

/** `GET /api/data_requests` (extension). */
export const dataRequestWire = defineWireTable('data_request', DataRequest, {
  createdAt: 'date_created',
  dueAt: 'date_due',
  closedAt: 'date_closed',
})

/** `POST /api/data_requests` (extension). */
export const newDataRequestWire = defineWireTable('new_data_request', NewDataRequest, {})

/** `POST /api/visitor_data_requests` (extension). */
export const newVisitorDataRequestWire = defineWireTable(
  'visitor_data_request',
  NewVisitorDataRequest,
  { looksAutomatic: 'looks_automatic' },
)

/** `POST /api/data_request_proofs` (extension). */
export const dataRequestProofWire = defineWireTable('data_request_proof', DataRequestProof, {})
