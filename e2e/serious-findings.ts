import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function seriousFindings(page: Page, where: string): Promise<string[]> {
  // Legacy mode leaves frames out, of which there are none, and spares a second page for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
