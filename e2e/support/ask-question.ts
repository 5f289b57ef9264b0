import { expect, type Page } from '@playwright/test';

/** While an answer is under way the box takes no other question: Enter would do nothing. */
export async function askQuestion(page: Page, question: string): Promise<void> {
  await expect(page.locator('section[aria-label="Answer"][aria-busy="true"]')).toHaveCount(0);
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill(question);
  await box.press('Enter');
}
