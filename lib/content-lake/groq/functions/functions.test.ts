import { describe, expect, it } from 'vitest'
import { runQuery } from '../run-query.test-support.ts'

const documents = [
  { _id: 'one', _type: 'thing', n: 1, other: { _ref: 'two' }, tags: ['a', 'b', null] },
  { _id: 'two', _type: 'thing', n: 2, list: [{ _ref: 'one', _weak: true }] },
  { _id: 'drafts.one', _type: 'thing', n: 3 },
  { _id: 'versions.spring.one', _type: 'thing', n: 4 },
  { _id: '_.releases.spring', _type: 'system.release', name: 'spring' },
]

/** By namespace: a query, and its result by the specification. */
const table: Record<string, [query: string, expected: unknown][]> = {
  global: [
    ['coalesce(null, missing, 0, 1)', 0],
    ['coalesce()', null],
    ['count([1, null])', 2],
    ['count("ab")', null],
    ['dateTime("2026-02-28T10:00:00+01:00")', '2026-02-28T09:00:00Z'],
    ['dateTime("2026-02-29T10:00:00Z")', null],
    ['dateTime("2026-01-01T00:00:00.500Z")', '2026-01-01T00:00:00.500Z'],
    ['dateTime(dateTime("2026-01-01T00:00:00Z")) + 90', '2026-01-01T00:01:30Z'],
    ['dateTime("2026-01-01T00:01:00Z") - dateTime("2026-01-01T00:00:00Z")', 60],
    ['defined(missing) || defined(null)', false],
    ['length("a😀b")', 3],
    ['length([1, 2])', 2],
    ['lower("ÄB") + upper("äb")', 'äbÄB'],
    ['[round(2.5), round(-2.5), round(1.005, 1), round("1")]', [3, -3, 1, null]],
    ['[round(1.5, -1), round(1.5, 0.5), round(1.25, 1000)]', [null, null, 1.25]],
    ['[string(1.50), string(true), string("a"), string([]), string(null)]', ['1.5', 'true', 'a', null, null]],
    ['select(1 > 2 => "a", null => "b", "c")', 'c'],
    ['select(false => 1)', null],
    ['*[references("two")]._id', ['one']],
    ['*[references(["none", "one"])]._id', ['two']],
    ['*[references(null)]._id', []],
    ['path("a.*")', 'a.*'],
    ['["a.b" in path("a.*"), "a.b.c" in path("a.*"), "a" in path("a.**")]', [true, false, false]],
    ['["a.b.c" in path("a.**"), path("a.b") in path("a.*"), 1 in path("**")]', [true, true, null]],
    ['"drafts.x" in path("drafts.**") && !("x" in path("drafts.**"))', true],
  ],
  string: [
    ['string::split("a,b,", ",")', ['a', 'b', '']],
    ['string::split("😀a", "")', ['😀', 'a']],
    ['string::split("", ",")', []],
    ['string::split(1, ",")', null],
    [
      '[string::startsWith("abc", "ab"), string::startsWith("abc", ""), string::startsWith(1, "")]',
      [true, true, null],
    ],
  ],
  array: [
    ['array::join(["a", 1, true], "-")', 'a-1-true'],
    ['array::join(["a", null], "-")', null],
    ['array::compact([null, 0, missing, false])', [0, false]],
    ['array::unique([null, 1, null, "1", 1, [1], [1], missing])', [null, 1, '1', [1], [1]]],
    ['count(array::unique([dateTime("2026-01-01T00:00:00Z"), dateTime("2026-01-01T01:00:00+01:00")]))', 1],
    [
      '[array::intersects([1, 2], [2]), array::intersects([[1]], [[1]]), array::intersects(1, [])]',
      [true, false, null],
    ],
  ],
  math: [
    [
      '[math::sum([1, null, 2]), math::avg([1, null, 2]), math::min([3, 1]), math::max([3, 1])]',
      [3, 1.5, 1, 3],
    ],
    ['[math::sum([]), math::avg([]), math::min([]), math::max([null])]', [0, null, null, null]],
    ['[math::sum(["1"]), math::avg(1)]', [null, null]],
  ],
  pt: [
    [
      'pt::text({"_type": "block", "children": [{"_type": "span", "text": "a"}, {"_type": "span", "text": "b"}]})',
      'ab',
    ],
    [
      'pt::text([{"_type": "b", "children": [{"_type": "span", "text": "a"}]}, {"_type": "b", "children": []}])',
      'a\n\n',
    ],
    ['pt::text("a")', null],
  ],
  sanity: [
    ['[sanity::projectId(), sanity::dataset()]', ['p', 'd']],
    ['*[sanity::versionOf("one")]._id', ['one', 'drafts.one', 'versions.spring.one']],
    ['*[sanity::partOfRelease("spring")]._id', ['versions.spring.one']],
    ['sanity::versionsOf("one")', ['one', 'drafts.one', 'versions.spring.one']],
    ['sanity::versionsOf(1)', null],
    ['releases::all()[].name', ['spring']],
    ['documents::get("dataset:p.d:two").n', 2],
    ['documents::get({"_ref": "dataset:p.d:two"}).n', 2],
    [
      '[documents::get("dataset:p.other:two"), documents::get("two"), documents::get("dataset:p.d:none")]',
      [null, null, null],
    ],
    ['*[_id == "one"]{"used": documents::incomingRefCount()}', [{ used: 1 }]],
    ['defined(user::attributes())', false],
  ],
  geo: [
    ['geo({"lat": 51.45, "lng": -0.97})', { type: 'Point', coordinates: [-0.97, 51.45] }],
    ['geo({"lat": 51.45, "lon": -0.97}) == geo({"lat": 51.45, "lon": -0.97})', false],
    [
      '[geo({"lat": 1, "lng": 1, "lon": 1}), geo({"lat": 91, "lng": 0}), geo("a"), geo({})]',
      [null, null, null, null],
    ],
    ['geo({"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]]})', null],
    ['geo::latLng(51.45, -0.97)', { type: 'Point', coordinates: [-0.97, 51.45] }],
    ['geo::latLng("51", 0)', null],
    ['round(geo::distance({"lat": 51.4551, "lng": -0.9787}, {"lat": 51.5105, "lng": -0.5950}))', 27305],
    ['geo::distance({"lat": 0, "lng": 0}, {"type": "LineString", "coordinates": [[0, 0], [1, 1]]})', null],
    ['geo::distance({"lat": 0, "lng": 0}, null)', null],
    ['geo::contains($square, {"lat": 1, "lng": 1})', true],
    ['geo::contains($square, {"lat": 3, "lng": 1})', false],
    ['geo::contains({"lat": 1, "lng": 1}, $square)', false],
    [
      'geo::contains($square, {"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [1, 1]}]})',
      true,
    ],
    ['geo::intersects($square, {"type": "LineString", "coordinates": [[-1, 1], [3, 1]]})', true],
    ['geo::intersects($square, {"type": "LineString", "coordinates": [[-1, 3], [3, 3]]})', false],
    ['geo::intersects($square, 1)', null],
  ],
  text: [
    ['"the quick brown fox" match text::query("brown quick")', true],
    ['"the quick brown fox" match text::query("\\"quick brown\\" fo*")', true],
    ['"the quick brown fox" match text::query("\\"brown quick\\"")', false],
    ['"the quick brown fox" match text::query("quick -fox")', false],
    ['"the quick brown fox" match text::query("quick -dog")', true],
    ['["a b", "c"] match text::query("c a")', true],
    ['{"a": {"b": ["hidden treasure"]}, "_rev": "rev"} match text::query("treasure")', true],
    ['{"_rev": "treasure"} match text::query("treasure")', false],
    ['["", 1, null] match text::query("a")', false],
    ['"a" match text::query("")', false],
    ['"a" match text::query(1)', false],
  ],
}
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ],
  ],
}

for (const [namespace, rows] of Object.entries(table)) {
  describe(`functions of ${namespace}`, () => {
    it.each(rows)('%s', (query, expected) => {
      expect(runQuery(query, documents, { params: { square } })).toEqual(expected)
    })
  })
}
