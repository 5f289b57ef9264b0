import { expect, test } from 'vitest';
import { schemaOfLines } from './schema-of-lines.testing.ts';
import { spokenName } from './words-of-tables.ts';

function spoken(lines: readonly string[], keys: readonly [string, string][] = []): string[] {
  const schema = schemaOfLines(lines, keys);
  return schema.tables.map((_, table) => spokenName(schema, table));
}

test('the part of a program that tables belong to is no word of what they hold', () => {
  const names = spoken(
    [
      'accounts_student id',
      'courses_course id',
      'courses_lesson id course_id',
      'courses_lessonprogress id lesson_id',
      'shop_order id student_id',
      'shop_orderitem id order_id',
    ],
    [
      ['courses_lesson.course_id', 'courses_course.id'],
      ['courses_lessonprogress.lesson_id', 'courses_lesson.id'],
      ['shop_order.student_id', 'accounts_student.id'],
      ['shop_orderitem.order_id', 'shop_order.id'],
    ],
  );
  expect(names).toEqual(['student', 'course', 'lesson', 'lesson progress', 'order', 'order item']);
});

test('marks of which each table has its own go where keys name the rest', () => {
  expect(spoken(['cu_customers customer_id', 'bk_bookings booking_id', 'st_staff staff_id'])).toEqual([
    'customers',
    'bookings',
    'staff',
  ]);
});

test.each([
  [
    'keys that have the whole name',
    ['order_header order_header_id', 'order_line order_line_id', 'stock_item stock_item_id'],
  ],
  [
    'a beginning that is a thing of its own',
    ['order_headers id', 'order_lines line_id order_id', 'order_notes note_id order_id'],
    [
      ['order_lines.order_id', 'order_headers.id'],
      ['order_notes.order_id', 'order_headers.id'],
    ],
  ],
  ['few tables that begin alike', ['storage_units unit_id', 'customers id', 'payments id', 'staff id']],
  [
    'what would be the same name',
    ['sales_orders order_id', 'sales_lines line_id', 'purchase_orders order_id', 'purchase_lines line_id'],
  ],
] satisfies [string, string[], [string, string][]?][])('names stay whole: %s', (_, lines, keys = []) => {
  expect(spoken(lines, keys)).toEqual(lines.map((line) => line.split(' ')[0]?.replaceAll('_', ' ')));
});
