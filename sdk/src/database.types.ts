// Written by supabase/local/database-types/generate.ts from the migrations. Change those, not this.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Nullable<Row> = {
  [Name in keyof Row]: Json extends Row[Name] ? never : null extends Row[Name] ? Name : never;
}[keyof Row];
/** A row to be written: what may be null may be left out, and so may the optional columns. Generated ones are never written. */
type NewRow<Row, Optional, Generated> = Omit<Row, Nullable<Row> | Extract<Optional | Generated, keyof Row>> &
  Partial<Pick<Row, Nullable<Row> | Extract<Optional, keyof Row>>> & {
    [Name in Extract<Generated, keyof Row>]?: never;
  };
type Member<Of, Name extends string, Otherwise> = Of extends { [Key in Name]: infer Type } ? Type : Otherwise;
type Table<
  Of extends { Row: object },
  New = NewRow<Of['Row'], Member<Of, 'Optional', never>, Member<Of, 'Generated', never>>,
> = {
  Row: Of['Row'];
  Insert: New;
  Update: Partial<New>;
  Relationships: Member<Of, 'Relationships', []>;
};

interface Tables {
  assistant_counts: { Row: { count: number; day: string; outcome: string } };
  assistant_questions: {
    Row: {
      answer: string | null;
      asked_at: string;
      id: string;
      language: string;
      offered: string[];
      outcome: string;
      question: string;
    };
    Optional: 'asked_at' | 'id' | 'offered';
  };
  assistant_ratings: { Row: { id: string; rated_at: string; rating: string }; Optional: 'rated_at' };
  audit_log: {
    Row: {
      action: string;
      actor_email: string | null;
      actor_id: string | null;
      details: Json;
      id: string;
      occurred_at: string;
      request_id: string | null;
      subject_id: string | null;
    };
    Optional: 'details' | 'id' | 'occurred_at';
  };
  checkouts: {
    Row: {
      client_id: string | null;
      completed_at: string | null;
      created_at: string;
      duplicate_of: string | null;
      email: string;
      expires_at: string | null;
      id: string;
      is_replaced: boolean;
      lead_id: string | null;
      name: string | null;
      phone_e164: string | null;
      plan: string;
      status: string;
      stripe_customer_id: string | null;
      stripe_session_id: string | null;
      stripe_subscription_id: string | null;
      trial_days: number;
      updated_at: string;
      url: string | null;
    };
    Optional: 'created_at' | 'id' | 'is_replaced' | 'status' | 'updated_at';
    Relationships: [
      {
        foreignKeyName: 'checkouts_lead_id_fkey';
        columns: ['lead_id'];
        isOneToOne: false;
        referencedRelation: 'consultation_requests';
        referencedColumns: ['id'];
      },
    ];
  };
  client_notes: {
    Row: {
      author_email: string | null;
      author_id: string | null;
      body: string;
      client_id: string;
      created_at: string;
      id: string;
    };
    Optional: 'created_at' | 'id';
  };
  consultation_requests: {
    Row: {
      attribution: Json;
      client_id: string | null;
      duplicate_of: string | null;
      first_contacted_at: string | null;
      fitness_goal: string;
      id: string;
      idempotency_key: string;
      in_outbox: boolean;
      name: string;
      pathname: string;
      phone: string;
      phone_e164: string | null;
      phone_key: string;
      received_at: string;
      reference: string;
      referrer: string;
      source_page: string;
      status: string;
      submission_attempt: number;
      submitted_at: string;
      training_location: string;
      training_type: string;
      updated_at: string;
      user_agent: string;
    };
    Optional:
      | 'attribution'
      | 'id'
      | 'idempotency_key'
      | 'in_outbox'
      | 'received_at'
      | 'reference'
      | 'status'
      | 'updated_at';
    Generated: 'phone_key';
    Relationships: [
      {
        foreignKeyName: 'consultation_requests_duplicate_of_fkey';
        columns: ['duplicate_of'];
        isOneToOne: false;
        referencedRelation: 'consultation_requests';
        referencedColumns: ['id'];
      },
    ];
  };
  disputes: {
    Row: {
      amount: number;
      currency: string;
      evidence_due_by: string | null;
      id: string;
      opened_at: string;
      reason: string;
      status: string;
      stripe_charge_id: string;
      stripe_customer_id: string | null;
      stripe_subscription_id: string | null;
      updated_at: string;
    };
    Optional: 'updated_at';
  };
  form_assignments: {
    Row: {
      assigned_at: string;
      client_id: string;
      completed_at: string | null;
      due_date: string | null;
      form_id: string;
      id: string;
      status: string;
      updated_at: string;
    };
    Optional: 'assigned_at' | 'id' | 'status' | 'updated_at';
    Relationships: [
      {
        foreignKeyName: 'form_assignments_form_id_fkey';
        columns: ['form_id'];
        isOneToOne: false;
        referencedRelation: 'forms_registry';
        referencedColumns: ['id'];
      },
    ];
  };
  form_drafts: {
    Row: {
      answered_at: Json;
      answers: Json;
      assignment_id: string;
      client_id: string;
      created_at: string;
      group_index: number;
      updated_at: string;
    };
    Optional: 'answered_at' | 'answers' | 'created_at' | 'group_index' | 'updated_at';
    Relationships: [
      {
        foreignKeyName: 'form_drafts_assignment_id_fkey';
        columns: ['assignment_id'];
        isOneToOne: true;
        referencedRelation: 'form_assignments';
        referencedColumns: ['id'];
      },
    ];
  };
  form_submissions: {
    Row: {
      assignment_id: string | null;
      client_id: string;
      complete: boolean;
      created_at: string;
      email: string | null;
      first_name: string | null;
      flags: string[];
      focuses: string[];
      form_key: string;
      id: string;
      last_name: string | null;
      payload: Json;
      phone: string | null;
      version: number;
    };
    Optional: 'created_at' | 'flags' | 'id' | 'version';
    Generated: 'complete' | 'focuses';
    Relationships: [
      {
        foreignKeyName: 'form_submissions_assignment_id_fkey';
        columns: ['assignment_id'];
        isOneToOne: true;
        referencedRelation: 'form_assignments';
        referencedColumns: ['id'];
      },
      {
        foreignKeyName: 'form_submissions_form_key_fkey';
        columns: ['form_key'];
        isOneToOne: false;
        referencedRelation: 'forms_registry';
        referencedColumns: ['form_key'];
      },
    ];
  };
  form_versions: {
    Row: { definition: Json; form_id: string; published_at: string; version: number };
    Optional: 'published_at';
    Relationships: [
      {
        foreignKeyName: 'form_versions_form_id_fkey';
        columns: ['form_id'];
        isOneToOne: false;
        referencedRelation: 'forms_registry';
        referencedColumns: ['id'];
      },
    ];
  };
  forms_registry: {
    Row: {
      created_at: string;
      description: string | null;
      due_days: number;
      form_key: string;
      id: string;
      is_default: boolean;
      position: number;
      retired_at: string | null;
      slug: string;
      title: string;
      updated_at: string;
      version: number;
    };
    Optional: 'created_at' | 'due_days' | 'id' | 'is_default' | 'position' | 'updated_at' | 'version';
  };
  invoices: {
    Row: {
      amount_due: number;
      amount_paid: number;
      amount_remaining: number;
      attempt_count: number;
      billing_reason: string | null;
      currency: string;
      finalized_at: string | null;
      id: string;
      issued_at: string;
      next_payment_attempt: string | null;
      number: string | null;
      paid_at: string | null;
      period_end: string;
      period_start: string;
      status: string;
      stripe_customer_id: string | null;
      stripe_subscription_id: string | null;
      total: number;
      updated_at: string;
      voided_at: string | null;
    };
    Optional: 'updated_at';
  };
  lead_forwards: {
    Row: {
      attempts: number;
      created_at: string;
      delivered_at: string | null;
      last_error: string | null;
      lead_id: string;
      lead_received_at: string;
      lead_status: string;
      lease_id: string | null;
      leased_until: string | null;
      next_attempt_at: string;
      revision: number;
      status: string;
      updated_at: string;
    };
    Optional:
      | 'attempts'
      | 'created_at'
      | 'lead_received_at'
      | 'lead_status'
      | 'next_attempt_at'
      | 'revision'
      | 'status'
      | 'updated_at';
    Relationships: [
      {
        foreignKeyName: 'lead_forwards_lead_id_fkey';
        columns: ['lead_id'];
        isOneToOne: true;
        referencedRelation: 'consultation_requests';
        referencedColumns: ['id'];
      },
    ];
  };
  lead_notes: {
    Row: {
      author_email: string | null;
      author_id: string | null;
      body: string;
      created_at: string;
      id: string;
      lead_id: string;
    };
    Optional: 'created_at' | 'id';
    Relationships: [
      {
        foreignKeyName: 'lead_notes_lead_id_fkey';
        columns: ['lead_id'];
        isOneToOne: false;
        referencedRelation: 'consultation_requests';
        referencedColumns: ['id'];
      },
    ];
  };
  profiles: {
    Row: {
      created_at: string;
      email: string | null;
      first_name: string | null;
      id: string;
      last_name: string | null;
      phone: string | null;
      updated_at: string;
    };
    Optional: 'created_at' | 'updated_at';
  };
  rate_limits: { Row: { hits: number; key: string; window_end: string; window_start: string } };
  reconciliation_seen: {
    Row: { reconciliation_id: string; stripe_id: string };
    Relationships: [
      {
        foreignKeyName: 'reconciliation_seen_reconciliation_id_fkey';
        columns: ['reconciliation_id'];
        isOneToOne: false;
        referencedRelation: 'reconciliations';
        referencedColumns: ['id'];
      },
    ];
  };
  reconciliations: {
    Row: {
      actor_email: string | null;
      actor_id: string | null;
      drift: Json;
      drifted: number;
      finished_at: string | null;
      fix: boolean;
      fixed: number;
      id: string;
      keeps_met: boolean;
      position: string;
      request_id: string | null;
      started_at: string;
      walked: number;
      walked_checkouts: number;
      walked_disputes: number;
      walked_invoices: number;
    };
    Optional:
      | 'drift'
      | 'drifted'
      | 'fixed'
      | 'id'
      | 'keeps_met'
      | 'position'
      | 'started_at'
      | 'walked'
      | 'walked_checkouts'
      | 'walked_disputes'
      | 'walked_invoices';
  };
  stripe_events: {
    Row: {
      attempts: number;
      error: string | null;
      id: string;
      ignored: boolean;
      object_id: string | null;
      occurred_at: string;
      processed_at: string | null;
      received_at: string;
      signed_at: string | null;
      type: string;
    };
    Optional: 'attempts' | 'ignored' | 'received_at';
  };
  subscription_changes: {
    Row: {
      actor_email: string | null;
      actor_id: string;
      created_at: string;
      details: Json;
      error: string | null;
      finished_at: string | null;
      id: string;
      idempotency_key: string;
      outcome: string | null;
      request_id: string | null;
      stripe_subscription_id: string;
      verb: string;
    };
    Optional: 'created_at' | 'details' | 'id';
  };
  subscriptions: {
    Row: {
      began_at: string;
      cancel_at_period_end: boolean;
      created_at: string;
      current_period_end: string | null;
      email: string | null;
      id: string;
      name: string | null;
      plan: string | null;
      provider_status: string | null;
      status: string | null;
      stripe_customer_id: string | null;
      stripe_subscription_id: string | null;
      trial_end: string | null;
      trial_start: string | null;
      updated_at: string;
      user_deleted: boolean;
      user_id: string | null;
    };
    Optional: 'cancel_at_period_end' | 'created_at' | 'id' | 'updated_at' | 'user_deleted';
    Generated: 'began_at';
  };
  trial_notices: {
    Row: {
      attempts: number;
      claimed_at: string | null;
      created_at: string;
      id: string;
      kind: string;
      lease_id: string | null;
      leased_until: string | null;
      next_attempt_at: string;
      reason: string | null;
      sent_at: string | null;
      sent_to: string | null;
      status: string;
      stripe_subscription_id: string;
      trial_end: string;
      updated_at: string;
    };
    Optional: 'attempts' | 'created_at' | 'id' | 'next_attempt_at' | 'status' | 'updated_at';
  };
  user_roles: {
    Row: { created_at: string; role: Database['public']['Enums']['app_role']; user_id: string };
    Optional: 'created_at';
  };
}

export type Database = {
  public: {
    Tables: { [Name in keyof Tables]: Table<Tables[Name]> };
    Views: { [_ in never]: never };
    Functions: {
      add_client_note: { Args: { _client_id: string; _note: string }; Returns: Json };
      advance_reconciliation: {
        Args: {
          _id: string;
          _position: string;
          _next_position: string;
          _seen: string[];
          _walked: number;
          _walked_invoices: number;
          _walked_disputes: number;
          _walked_checkouts: number;
          _drifted: number;
          _fixed: number;
          _drift: Json;
          _is_finished: boolean;
        };
        Returns: {
          id: string;
          fix: boolean;
          position: string;
          walked: number;
          drifted: number;
          fixed: number;
          drift: Json;
          actor_id: string;
          actor_email: string;
          request_id: string;
          started_at: string;
          finished_at: string;
          walked_invoices: number;
          walked_disputes: number;
          walked_checkouts: number;
          keeps_met: boolean;
        }[];
      };
      assign_default_forms: {
        Args: { _client_id: string; _actor_id?: string; _actor_email?: string; _request_id?: string };
        Returns: { assigned: string[]; skipped: string[] };
      };
      assign_form: { Args: { _client_id: string; _slug: string; _due_date?: string }; Returns: Json };
      begin_checkout: {
        Args: {
          _email: string;
          _plan: string;
          _trial_days: number;
          _name?: string;
          _phone_e164?: string;
          _lead_id?: string;
          _client_id?: string;
        };
        Returns: Json;
      };
      begin_reconciliation: {
        Args: {
          _fix: boolean;
          _actor_id?: string;
          _actor_email?: string;
          _request_id?: string;
          _interval?: unknown;
        };
        Returns: Database['public']['Functions']['advance_reconciliation']['Returns'];
      };
      begin_stripe_event: {
        Args: {
          _id: string;
          _type: string;
          _occurred_at: string;
          _object_id?: string;
          _signed_at?: string;
        };
        Returns: boolean;
      };
      begin_subscription_change: {
        Args: {
          _stripe_subscription_id: string;
          _version: string;
          _verb: string;
          _actor_id: string;
          _actor_email: string;
          _details: Json;
          _request_id: string;
        };
        Returns: {
          id: string;
          stripe_subscription_id: string;
          verb: string;
          idempotency_key: string;
          actor_id: string;
          actor_email: string;
          details: Json;
          request_id: string;
          created_at: string;
          finished_at: string;
          outcome: string;
          error: string;
        }[];
      };
      billing_verification: { Args: never; Returns: Json };
      claim_lead_forwards: {
        Args: { _limit: number; _lease: unknown };
        Returns: { lead_id: string; lease_id: string; attempts: number; lead: Json }[];
      };
      claim_trial_notices: {
        Args: { _limit: number; _lease: unknown };
        Returns: {
          id: string;
          lease_id: string;
          attempts: number;
          kind: string;
          trial_end: string;
          stripe_subscription_id: string;
          email: string;
          name: string;
        }[];
      };
      close_checkout: {
        Args: {
          _stripe_session_id: string;
          _stripe_subscription_id?: string;
          _client_id?: string;
          _request_id?: string;
          _duplicate_of?: string;
          _is_cancelled?: boolean;
        };
        Returns: undefined;
      };
      close_subscription_change: {
        Args: { _id: string; _outcome: string; _error: string };
        Returns: undefined;
      };
      count_attention: {
        Args: { _late_before: string; _day: string };
        Returns: {
          leads_late: number;
          leads_new: number;
          forwards_dead: number;
          subscriptions_past_due: number;
          submissions_flagged: number;
          forms_overdue: number;
          answers_unhelpful: number;
        };
      };
      count_form_submissions: {
        Args: {
          _form_key?: string;
          _client_id?: string;
          _from?: string;
          _to?: string;
          _focus?: string;
          _complete?: boolean;
          _flagged?: boolean;
          _search?: string;
        };
        Returns: { total: number; matching: number };
      };
      expect_trial_end: { Args: { _stripe_subscription_id: string }; Returns: boolean };
      export_subscriptions: {
        Args: {
          _status: string;
          _limit: number;
          _from?: string;
          _to?: string;
          _after_began_at?: string;
          _after_id?: string;
          _search?: string;
        };
        Returns: { csv: string; last_began_at: string; last_id: string }[];
      };
      find_checkout_person: {
        Args: { _client_id?: string; _lead_id?: string; _email?: string };
        Returns: { email: string; name: string; phone: string; client_id: string }[];
      };
      find_invitee: {
        Args: { _email: string; _lead_id?: string };
        Returns: { client_id: string; confirmed: boolean; invited_at: string }[];
      };
      find_paid_checkout: { Args: { _stripe_session_id: string }; Returns: Json };
      finish_subscription_change: {
        Args: { _id: string; _version: string; _columns: Json };
        Returns: boolean;
      };
      forget_unconfirmed_password: { Args: { _client_id: string }; Returns: undefined };
      get_assistant_question: {
        Args: { _id: string };
        Returns: {
          id: string;
          asked_at: string;
          question: string;
          language: string;
          outcome: string;
          offered: string[];
          answer: string;
        }[];
      };
      get_client: { Args: { _client_id: string }; Returns: Json };
      get_lead: {
        Args: { _key: string };
        Returns: {
          id: string;
          reference: string;
          name: string;
          phone: string;
          phone_e164: string;
          fitness_goal: string;
          training_type: string;
          training_location: string;
          status: string;
          source_page: string;
          pathname: string;
          referrer: string;
          attribution: Json;
          submission_attempt: number;
          submitted_at: string;
          received_at: string;
          first_contacted_at: string;
          updated_at: string;
          client_id: string;
          duplicate_of: string;
          forward_status: string;
          forward_attempts: number;
          forward_error: string;
          forwarded_at: string;
          next_forward_at: string;
          notes: Json;
        }[];
      };
      get_subscription: {
        Args: { _id: string };
        Returns: {
          id: string;
          email: string;
          name: string;
          plan: string;
          status: string;
          trial_start: string;
          trial_end: string;
          current_period_end: string;
          stripe_customer_id: string;
          stripe_subscription_id: string;
          last_sign_in_at: string;
          created_at: string;
          updated_at: string;
          user_id: string;
          user_deleted: boolean;
          cancel_at_period_end: boolean;
          began_at: string;
          provider_status: string;
          open_disputes: Json;
          trial_notices: Json;
        }[];
      };
      has_role: {
        Args: { _user_id: string; _role: Database['public']['Enums']['app_role'] };
        Returns: boolean;
      };
      lead_history: {
        Args: { _lead_id: string };
        Returns: {
          id: string;
          occurred_at: string;
          actor_email: string;
          action: string;
          details: Json;
        }[];
      };
      list_assistant_questions: {
        Args: {
          _outcome?: string;
          _language?: string;
          _from?: string;
          _to?: string;
          _search?: string;
          _limit?: number;
          _after_asked_at?: string;
          _after_id?: string;
        };
        Returns: Database['public']['Functions']['get_assistant_question']['Returns'];
      };
      list_assistant_weeks: {
        Args: { _weeks?: number };
        Returns: {
          week: string;
          asked: number;
          answered: number;
          offered: number;
          handed_over: number;
          safety: number;
          helpful: number;
          unhelpful: number;
          requests: number;
        }[];
      };
      list_audit_log: {
        Args: {
          _action?: string;
          _actor?: string;
          _subject?: string;
          _from?: string;
          _to?: string;
          _limit?: number;
          _after_occurred_at?: string;
          _after_id?: string;
        };
        Returns: {
          id: string;
          occurred_at: string;
          actor_id: string;
          actor_email: string;
          action: string;
          subject_id: string;
          details: Json;
          request_id: string;
        }[];
      };
      list_clients: {
        Args: { _search?: string; _limit?: number; _after_created_at?: string; _after_id?: string };
        Returns: {
          id: string;
          email: string;
          first_name: string;
          last_name: string;
          phone: string;
          created_at: string;
          last_sign_in_at: string;
          confirmed: boolean;
          subscription_status: string;
          pending_forms: number;
        }[];
      };
      list_disputes: {
        Args: { _open_only?: boolean; _limit?: number };
        Returns: {
          id: string;
          stripe_charge_id: string;
          stripe_customer_id: string;
          stripe_subscription_id: string;
          status: string;
          reason: string;
          currency: string;
          amount: number;
          evidence_due_by: string;
          opened_at: string;
          updated_at: string;
        }[];
      };
      list_form_submissions: {
        Args: {
          _form_key?: string;
          _client_id?: string;
          _from?: string;
          _to?: string;
          _focus?: string;
          _complete?: boolean;
          _flagged?: boolean;
          _limit?: number;
          _after_created_at?: string;
          _after_id?: string;
          _search?: string;
        };
        Returns: {
          id: string;
          client_id: string;
          form_key: string;
          first_name: string;
          last_name: string;
          email: string;
          phone: string;
          version: number;
          created_at: string;
          payload: Json;
          flags: string[];
          complete: boolean;
        }[];
      };
      list_forms: {
        Args: never;
        Returns: {
          slug: string;
          form_key: string;
          title: string;
          description: string;
          version: number;
          is_default: boolean;
          due_days: number;
          retired_at: string;
          pending: number;
          overdue: number;
          completed: number;
          submissions: number;
          flagged: number;
          last_submitted_at: string;
        }[];
      };
      list_invoices: {
        Args: { _stripe_subscription_id: string; _limit?: number };
        Returns: {
          id: string;
          stripe_subscription_id: string;
          stripe_customer_id: string;
          number: string;
          status: string;
          billing_reason: string;
          currency: string;
          total: number;
          amount_due: number;
          amount_paid: number;
          amount_remaining: number;
          attempt_count: number;
          next_payment_attempt: string;
          period_start: string;
          period_end: string;
          issued_at: string;
          finalized_at: string;
          paid_at: string;
          voided_at: string;
          updated_at: string;
        }[];
      };
      list_leads: {
        Args: {
          _status?: string;
          _forward?: string;
          _from?: string;
          _to?: string;
          _search?: string;
          _limit?: number;
          _after_received_at?: string;
          _after_id?: string;
        };
        Returns: Database['public']['Functions']['get_lead']['Returns'];
      };
      list_subscriptions: {
        Args: {
          _status?: string;
          _from?: string;
          _to?: string;
          _limit?: number;
          _after_began_at?: string;
          _after_id?: string;
          _search?: string;
        };
        Returns: Database['public']['Functions']['get_subscription']['Returns'];
      };
      open_checkout: {
        Args: {
          _id: string;
          _stripe_customer_id: string;
          _stripe_session_id: string;
          _url: string;
          _expires_at: string;
          _actor_id?: string;
          _actor_email?: string;
          _request_id?: string;
        };
        Returns: Json;
      };
      open_form: { Args: { _slug: string }; Returns: Json };
      plan_trial_notices: { Args: never; Returns: number };
      publish_forms: {
        Args: { _definitions: Json };
        Returns: { form_key: string; version: number; change: string }[];
      };
      record_assistant_answer: {
        Args: {
          _question: string;
          _language: string;
          _outcome: string;
          _cards: string[];
          _keep: unknown;
        };
        Returns: undefined;
      };
      record_assistant_rating: {
        Args: {
          _id: string;
          _rating: string;
          _keep: unknown;
          _question?: string;
          _answer?: string;
          _language?: string;
        };
        Returns: undefined;
      };
      record_assistant_request: { Args: never; Returns: undefined };
      record_invitation: {
        Args: {
          _client_id: string;
          _actor_id?: string;
          _actor_email?: string;
          _request_id?: string;
          _first_name?: string;
          _last_name?: string;
          _lead_id?: string;
        };
        Returns: undefined;
      };
      retry_lead_forward: {
        Args: { _lead_id: string };
        Returns: Database['public']['Functions']['get_lead']['Returns'];
      };
      running_duplicates: {
        Args: { _after: string; _limit: number };
        Returns: { stripe_subscription_id: string; duplicate_of: string }[];
      };
      save_form_draft: {
        Args: {
          _assignment_id: string;
          _changes: Json;
          _group_index?: number;
          _ages?: Json;
          _seen?: Json;
        };
        Returns: Json;
      };
      settle_lead_forward: {
        Args: { _lead_id: string; _lease_id: string; _error?: string; _retry_in?: unknown };
        Returns: boolean;
      };
      settle_trial_notice: {
        Args: {
          _id: string;
          _lease_id: string;
          _status: string;
          _reason?: string;
          _retry_in?: unknown;
          _sent_to?: string;
          _details?: Json;
          _request_id?: string;
          _expects_next?: boolean;
        };
        Returns: boolean;
      };
      submit_consultation_request: {
        Args: {
          _request: Json;
          _phone_limit_key: string;
          _phone_limit: number;
          _phone_window: unknown;
          _forward: boolean;
        };
        Returns: { reference: string; replayed: boolean; retry_after: number };
      };
      submit_form: {
        Args: { _client_id: string; _assignment_id: string; _version: number; _answers: Json };
        Returns: { outcome: string; submission: Json; problems: Json };
      };
      take_rate_limit: {
        Args: { _key: string; _limit: number; _window: unknown };
        Returns: { allowed: boolean; retry_after: number };
      };
      unseen_disputes: {
        Args: { _reconciliation_id: string; _after: string; _limit: number };
        Returns: { id: string }[];
      };
      unseen_invoices: {
        Args: { _reconciliation_id: string; _after: string; _limit: number };
        Returns: { id: string }[];
      };
      unseen_subscriptions: {
        Args: { _reconciliation_id: string; _after: string; _limit: number };
        Returns: { stripe_subscription_id: string }[];
      };
      update_lead: {
        Args: {
          _lead_id: string;
          _status?: string;
          _note?: string;
          _retry_forward?: boolean;
          _from_status?: string;
        };
        Returns: Database['public']['Functions']['get_lead']['Returns'];
      };
      withdraw_form: { Args: { _assignment_id: string }; Returns: Json };
    };
    Enums: { app_role: 'admin' };
    CompositeTypes: { [_ in never]: never };
  };
};
