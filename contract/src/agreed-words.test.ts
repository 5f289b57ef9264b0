import { expect, test } from 'vitest';
import { askMessages } from './ask.ts';
import { projectMessages } from './hosted-projects.ts';
import { toolMessages } from './tools.ts';

// Other tests hold what is shown against these constants: a constant that changed would pass them all.
test.each([
  [askMessages.questionMissing, 'Please enter a query to execute.'],
  [askMessages.projectMissing, 'Please select a project to execute the query against.'],
  [askMessages.noTool, 'Please select at least one tool to use for the query.'],
  [
    askMessages.noProject,
    'No project selected for query execution. Please select a project from the dropdown.',
  ],
  [askMessages.nothingRelevant, 'No relevant tools found for your query'],
  [askMessages.nothingRelevantHint, 'No relevant tools found for your query. Please try a different query.'],
  [askMessages.dashboardFailed, 'Failed to load dashboard data'],
  [projectMessages.refRequired, 'Project reference is required'],
  [projectMessages.notAuthenticated, 'Not authenticated with Supabase'],
  [projectMessages.noProjects, 'No projects found'],
  [projectMessages.noOrganizations, 'Could not fetch organizations'],
  [projectMessages.notFound('x'), 'Project with ID x not found'],
  [projectMessages.notInAnyOrganization('x'), "Project 'x' not found in any organization"],
  [toolMessages.noTables, 'No tables selected. Please select at least one table.'],
  [toolMessages.selectTable, 'Please select at least one table to generate tools'],
  [toolMessages.selectTool, 'Please select at least one tool'],
  [toolMessages.selectToolToSave, 'Please select at least one tool to save'],
  [toolMessages.sqlMissing, 'Tool is missing required SQL query'],
  [toolMessages.notParsed('OpenAI'), 'Could not parse tool suggestions from OpenAI response'],
])('says to the letter: %s', (said, agreed) => {
  expect(said).toBe(agreed);
});
