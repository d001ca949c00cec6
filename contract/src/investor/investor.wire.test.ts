import { expect, test } from 'vitest'
import { branchPageFixture } from '../settings/settings.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { franchiseSizes } from './investor.contract.ts'
import {
  franchiseCommentFixture,
  franchisePackageFixture,
  investorPageFixture,
  investorReasonFixture,
} from './investor.fixtures.ts'
import {
  franchiseCommentWire,
  franchisePackageWire,
  investorPageInfoWire,
  investorPageWire,
  investorReasonWire,
} from './investor.wire.ts'

const packageFixture = franchisePackageFixture((text) => ({ Medium: text }))

describeCodec(null, investorPageInfoWire, branchPageFixture)
describeCodec('S3.investor.1', investorReasonWire, investorReasonFixture)
describeCodec('S3.investor.2', franchisePackageWire, packageFixture)
describeCodec('S3.investor.3', franchiseCommentWire, franchiseCommentFixture)
describeCodec(null, investorPageWire, investorPageFixture)

test('A package is one of four sizes [S9.franchise.8]', () => {
  expect(franchiseSizes).toEqual(['small', 'medium', 'big', 'two_machine'])
  const decode = (size: string) =>
    franchisePackageWire.decode({ ...packageFixture.wire.th, size }, 'th')
  for (const size of franchiseSizes) expect(decode(size).size).toBe(size)
  expect(() => decode('huge')).toThrow('Invalid option')
})

test('A package may have no price, picture and number of machines', () => {
  const bare = { ...packageFixture.wire.th, price: undefined, image: null, machines: undefined }
  expect(franchisePackageWire.decode(bare, 'th')).toMatchObject({ price: null, machines: null })
})

test('What is to be prepared besides the price may be unknown, and is never below nothing', () => {
  const absent = { vat: undefined, fit_out: undefined, working_capital: undefined }
  const bare = { ...packageFixture.wire.th, ...absent }
  const unknown = { vat: null, fitOut: null, workingCapital: null }
  expect(franchisePackageWire.decode(bare, 'th')).toMatchObject(unknown)
  const negative = { ...bare, fit_out: -1 }
  expect(() => franchisePackageWire.decode(negative, 'th')).toThrow('expected number to be >=0')
})
