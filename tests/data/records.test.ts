import fs from "node:fs";
import { expect, test } from "vitest";
import { pictureRecord, type WrittenPicture } from "@/data/media/record";
import { pageRecord, type WrittenPage } from "@/data/pages/record";
import { postRecord, type WrittenPost } from "@/data/posts/record";
import { projectRecord, type WrittenProject } from "@/data/projects/record";
import { settingsRecord, type Settings } from "@/data/settings/record";
import { columnsOf, type Field, type Fields } from "@/lib/record";
import {
  pageHead,
  pictureHead,
  postColumns,
  postHead,
  projectHead,
  readPageHead,
  readPictureHead,
  readPostHead,
  readProjectHead,
  readSettingsHead,
  settingsHead,
} from "../../scripts/content/records.ts";
import { examplesOf } from "../support/examples-of.ts";
import { pageRow, postRow, projectRow, settingsRow } from "../support/factories";
import { mediaRow } from "../support/media";
import { models } from "../support/models";

const post = postRow({ ...examplesOf<WrittenPost>(postRecord), format: "markdown" });
const dated: typeof post = { ...post, format: "html", created_at: "2019-12-31T00:00:00+00:00" };
const page = pageRow({ ...examplesOf<WrittenPage>(pageRecord), format: "markdown" });
const project = projectRow(examplesOf<WrittenProject>(projectRecord));
const picture = mediaRow(1, examplesOf<WrittenPicture>(pictureRecord));
const settings = settingsRow(examplesOf<Settings>(settingsRecord));

/** The columns of a row that are fields in files. */
function inFiles(record: Fields, row: object): object {
  const columns = Object.keys(record).filter((column) => record[column]?.file !== undefined);
  return Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column)]));
}

/** Columns whose generated examples would be invalid. In HTML, since of Markdown the form has no content. */
const SPECIAL = { format: "html", booking_hours: "", booking_days_off: "" };

test.each(models)("every field of a $noun survives its form unchanged", ({ model, row }) => {
  const stored = { ...row, ...SPECIAL };
  expect({ ...stored, ...model.fieldsOf(model.inputOf(stored)) }).toEqual(stored);
  const { created_at: _createdAt, ...others } = model.record;
  const fields = model.fieldsOf(model.fresh ?? model.inputOf(stored));
  expect(Object.keys(fields).toSorted()).toEqual(expect.arrayContaining(Object.keys(others)));
});

test("an inverted flag is written to files only when the column is false, and read as true when missing", () => {
  const hidden = pageHead({ ...page, published: false, indexed: false });
  expect(hidden).toMatchObject({ draft: true, noindex: true });
  expect(columnsOf(pageRecord, hidden)).toMatchObject({ published: false, indexed: false });
  expect(pageHead(page)).not.toHaveProperty("draft");
  expect(columnsOf(pageRecord, {})).toMatchObject({ published: true, indexed: true });
  expect(postHead({ ...post, published: false })).toMatchObject({ draft: true });
  expect(postColumns({})).toMatchObject({ published: true });
});

test("every field of a record survives a file unchanged", () => {
  expect(postColumns(readPostHead({ ...postHead(post) }))).toEqual(inFiles(postRecord, post));
  expect(columnsOf(pageRecord, readPageHead({ ...pageHead(page) }))).toEqual(
    inFiles(pageRecord, page),
  );
  expect(columnsOf(projectRecord, readProjectHead({ ...projectHead(project) }))).toEqual(
    inFiles(projectRecord, project),
  );
  expect(
    columnsOf(pictureRecord, readPictureHead({ ...pictureHead(picture, "new.avif") })),
  ).toEqual(inFiles(pictureRecord, picture));
  expect(settings).toMatchObject(readSettingsHead({ ...settingsHead(settings) }));
  expect(Object.keys(settingsHead(settings))).toEqual(Object.keys(settingsRecord));
});

test.each(["2026-02-30", "2026-02-30 08:00", "2026-13-01"])("%s is not a date", (date) => {
  expect(() => readPostHead({ date })).toThrow("“date” is not a time");
  expect(() => readProjectHead({ start: date })).toThrow("“start” is not a day");
});

test("the guide for writers names every field that an article's file can have", () => {
  const guide = fs.readFileSync("docs/writing.md", "utf8");
  const names = Object.values<Field>(postRecord).flatMap(({ file = [] }) => file);
  expect(names.filter((name) => !new RegExp(`\\b${name}:`).test(guide))).toEqual([]);
});

/**
 * A folder keeps a hash of what it and the site last agreed on, so existing fields keep their
 * order: otherwise every file would seem to have changed on both sides.
 */
test.each([
  [
    "an article",
    Object.keys(postHead(dated)),
    "id title slug description date created lastmod revision_note unlisted featured categories tags series part language author read_time cover format",
  ],
  [
    "a project",
    Object.keys(projectHead(project)),
    "id title slug description date status featured start end technologies code demo cover",
  ],
  [
    "a picture",
    Object.keys(pictureHead(picture, "new.avif")),
    "id file name alt decorative path hash",
  ],
  [
    "the settings",
    Object.keys(settingsHead(settings)),
    "site_name site_description language contact_email admin_email enable_comments comment_moderation hold_links blocked_words blocked_people blocked_networks enable_analytics enable_email_notifications enable_github_sign_in maintenance_mode booking_hours booking_time_zone booking_minutes booking_pause_minutes booking_notice_hours booking_change_notice_hours booking_days_off seo_title seo_description content_license robots_search robots_ai_answers robots_ai_training websub_hub social_github social_linkedin social_mastodon social_twitter",
  ],
])("the fields of %s keep the order of earlier versions", (_, fields, former) => {
  const known = former.split(" ");
  expect(fields.filter((field) => known.includes(field))).toEqual(known);
});
