// What is loaded on demand here is a part of some pages' first script, whole. Imported through a file of its own, it stays
// plain in that script: otherwise a bundler adds a namespace object to it, and its helper to every page.
export { createConsultations } from './consultations.ts';
