import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { foundFaqFixture, searchResultFixture, searchWordsFixture } from './search.fixtures.ts'
import { searchResultWire, searchWordsWire } from './search.wire.ts'

describeCodec(null, searchResultWire, searchResultFixture)
describeCodec(null, searchResultWire, foundFaqFixture)
describeCodec(null, searchWordsWire, searchWordsFixture)
