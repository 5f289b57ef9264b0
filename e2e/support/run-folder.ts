import { useRunFolder } from '../../scripts/temporary-run-folder.ts';

/** Playwright's global set-up; what it gives is called at the end of the run. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default useRunFolder;
