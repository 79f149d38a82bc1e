export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      categories: {
        Row: {
          id: string;
          name: string;
        };
        Insert: NewRow<Tables<"categories">, "name", never>;
        Update: Partial<TablesInsert<"categories">>;
        Relationships: [];
      };
      comment_likes: {
        Row: {
          comment_id: string;
          created_at: string;
          user_id: string;
        };
        Insert: NewRow<Tables<"comment_likes">, "comment_id" | "user_id", never>;
        Update: Partial<TablesInsert<"comment_likes">>;
        Relationships: [
          {
            foreignKeyName: "comment_likes_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comments";
            referencedColumns: ["id"];
          },
        ];
      };
      comments: {
        Row: {
          author_name: string;
          content: string;
          created_at: string;
          edited_at: string | null;
          held_because: string | null;
          id: string;
          likes: number;
          parent_id: string | null;
          post_id: string;
          search_text: string;
          sender: string | null;
          status: string;
          user_id: string | null;
        };
        Insert: NewRow<Tables<"comments">, "author_name" | "content" | "post_id", "search_text">;
        Update: Partial<TablesInsert<"comments">>;
        Relationships: [
          {
            foreignKeyName: "comments_parent_id_fkey";
            columns: ["parent_id"];
            isOneToOne: false;
            referencedRelation: "comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
        ];
      };
      consultation_kinds: {
        Row: {
          amount: number | null;
          created_at: string;
          currency: string;
          id: string;
          minutes: number;
          payment_hours: number;
          payment_link: string;
          pays_on_page: boolean;
          place: number;
          price: string;
          project_types: string[];
          published: boolean;
          title: string;
          updated_at: string;
        };
        Insert: NewRow<Tables<"consultation_kinds">, "title", never>;
        Update: Partial<TablesInsert<"consultation_kinds">>;
        Relationships: [];
      };
      consultation_requests: {
        Row: {
          amount: number | null;
          budget_range: string | null;
          called_off_at: string | null;
          called_off_by: string | null;
          company: string | null;
          created_at: string;
          currency: string | null;
          email: string;
          held_until: string | null;
          id: string;
          kind: string | null;
          link_hashes: string[];
          message: string;
          minutes: number | null;
          name: string;
          paid_at: string | null;
          payment_hours: number | null;
          payment_link: string | null;
          payment_reference: string | null;
          pays_on_page: boolean | null;
          price: string | null;
          project_type: string;
          proposed_for: string | null;
          reply: string | null;
          requested_for: string | null;
          scheduled_at: string | null;
          scheduled_for: string | null;
          search_text: string;
          sequence: number;
          status: string;
          time_zone: string | null;
          timeline: string | null;
        };
        Insert: NewRow<
          Tables<"consultation_requests">,
          "email" | "message" | "name" | "project_type",
          "search_text"
        >;
        Update: Partial<TablesInsert<"consultation_requests">>;
        Relationships: [];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          search_text: string;
          status: string;
          subject: string;
        };
        Insert: NewRow<
          Tables<"contact_messages">,
          "email" | "message" | "name" | "subject",
          "search_text"
        >;
        Update: Partial<TablesInsert<"contact_messages">>;
        Relationships: [];
      };
      draft_links: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          last_opened_at: string | null;
          page_id: string | null;
          post_id: string | null;
          revoked_at: string | null;
          token_hash: string;
        };
        Insert: NewRow<Tables<"draft_links">, "expires_at" | "token_hash", never>;
        Update: Partial<TablesInsert<"draft_links">>;
        Relationships: [
          {
            foreignKeyName: "draft_links_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "pages";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "draft_links_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
        ];
      };
      draft_notes: {
        Row: {
          created_at: string;
          id: string;
          is_done: boolean;
          link_id: string;
          name: string;
          note: string;
          paragraph: number;
          quote: string;
        };
        Insert: NewRow<
          Tables<"draft_notes">,
          "link_id" | "name" | "note" | "paragraph" | "quote",
          never
        >;
        Update: Partial<TablesInsert<"draft_notes">>;
        Relationships: [
          {
            foreignKeyName: "draft_notes_link_id_fkey";
            columns: ["link_id"];
            isOneToOne: false;
            referencedRelation: "draft_links";
            referencedColumns: ["id"];
          },
        ];
      };
      media: {
        Row: {
          alt: string;
          bytes: number;
          created_at: string;
          decorative: boolean;
          hash: string;
          height: number;
          id: string;
          mime: string;
          name: string;
          path: string;
          search_text: string;
          updated_at: string;
          variants: NonNullable<Json>;
          width: number;
        };
        Insert: NewRow<
          Tables<"media">,
          "bytes" | "hash" | "height" | "mime" | "name" | "path" | "width",
          "search_text"
        >;
        Update: Partial<TablesInsert<"media">>;
        Relationships: [];
      };
      pages: {
        Row: {
          content: string;
          created_at: string;
          description: string;
          format: string;
          former_paths: string[];
          id: string;
          indexed: boolean;
          language: string;
          path: string;
          place: string;
          position: number;
          published: boolean;
          search_text: string;
          source: string;
          title: string;
          title_key: string;
          updated_at: string;
        };
        Insert: NewRow<Tables<"pages">, "content" | "path" | "title", "search_text" | "title_key">;
        Update: Partial<TablesInsert<"pages">>;
        Relationships: [];
      };
      post_likes: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        Insert: NewRow<Tables<"post_likes">, "post_id" | "user_id", never>;
        Update: Partial<TablesInsert<"post_likes">>;
        Relationships: [
          {
            foreignKeyName: "post_likes_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
        ];
      };
      post_revisions: {
        Row: {
          fields: NonNullable<Json>;
          id: string;
          is_last_of_day: boolean;
          name: string;
          page_id: string | null;
          post_id: string | null;
          saved_at: string;
          was_published: boolean;
        };
        Insert: NewRow<Tables<"post_revisions">, "fields" | "was_published", never>;
        Update: Partial<TablesInsert<"post_revisions">>;
        Relationships: [
          {
            foreignKeyName: "post_revisions_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "pages";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_revisions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
        ];
      };
      post_slugs: {
        Row: {
          post_id: string;
          since: string;
          slug: string;
        };
        Insert: NewRow<Tables<"post_slugs">, "post_id" | "slug", never>;
        Update: Partial<TablesInsert<"post_slugs">>;
        Relationships: [
          {
            foreignKeyName: "post_slugs_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
        ];
      };
      posts: {
        Row: {
          author_id: string | null;
          author_name: string;
          category: string;
          comment_count: number;
          content: string;
          created_at: string;
          discussions: string[];
          excerpt: string;
          featured: boolean;
          featured_image: string | null;
          format: string;
          id: string;
          language: string;
          likes: number;
          listed_at: string;
          published: boolean;
          published_at: string | null;
          read_time: number;
          revised_at: string | null;
          revision_note: string;
          search_text: string;
          series: string | null;
          series_part: number;
          slug: string;
          source: string;
          tags: string[];
          title: string;
          title_and_category: string;
          title_key: string;
          translation_key: string | null;
          unlisted: boolean;
          updated_at: string;
          views: number;
        };
        Insert: NewRow<
          Tables<"posts">,
          "content" | "slug" | "title",
          "listed_at" | "search_text" | "title_and_category" | "title_key"
        >;
        Update: Partial<TablesInsert<"posts">>;
        Relationships: [
          {
            foreignKeyName: "posts_category_fkey";
            columns: ["category"];
            isOneToOne: false;
            referencedRelation: "categories";
            referencedColumns: ["name"];
          },
        ];
      };
      projects: {
        Row: {
          created_at: string;
          description: string;
          end_date: string | null;
          featured: boolean;
          github_url: string | null;
          id: string;
          image_url: string | null;
          live_url: string | null;
          long_description: string;
          long_description_html: string;
          search_text: string;
          slug: string;
          start_date: string | null;
          status: string;
          technologies: string[];
          title: string;
          title_key: string;
          updated_at: string;
        };
        Insert: NewRow<
          Tables<"projects">,
          "description" | "slug" | "title",
          "search_text" | "title_key"
        >;
        Update: Partial<TablesInsert<"projects">>;
        Relationships: [];
      };
      site_analytics: {
        Row: {
          created_at: string;
          id: number;
          page_path: string;
        };
        Insert: NewRow<Tables<"site_analytics">, "page_path", "id">;
        Update: Partial<TablesInsert<"site_analytics">>;
        Relationships: [];
      };
      site_settings: {
        Row: {
          admin_email: string;
          blocked_networks: string;
          blocked_people: string;
          blocked_words: string;
          booking_before_minutes: number;
          booking_change_notice_hours: number;
          booking_days_ahead: number;
          booking_days_off: string;
          booking_hours: string;
          booking_minutes: number;
          booking_notice_hours: number;
          booking_pause_minutes: number;
          booking_per_day: number;
          booking_per_week: number;
          booking_reminder_hours: number;
          booking_time_zone: string;
          comment_moderation: string;
          contact_email: string;
          content_license: string;
          enable_analytics: boolean;
          enable_comments: boolean;
          enable_email_notifications: boolean;
          enable_github_sign_in: boolean;
          hold_links: boolean;
          language: string;
          mails_readers: boolean;
          maintenance_mode: boolean;
          robots_ai_answers: string;
          robots_ai_training: string;
          robots_search: string;
          seo_description: string;
          seo_title: string;
          singleton: boolean;
          site_description: string;
          site_name: string;
          social_github: string;
          social_linkedin: string;
          social_mastodon: string;
          social_twitter: string;
          updated_at: string;
          websub_hub: string;
        };
        Insert: NewRow<Tables<"site_settings">, never, never>;
        Update: Partial<TablesInsert<"site_settings">>;
        Relationships: [];
      };
      tags: {
        Row: {
          id: string;
          name: string;
        };
        Insert: NewRow<Tables<"tags">, "name", never>;
        Update: Partial<TablesInsert<"tags">>;
        Relationships: [];
      };
      working_copies: {
        Row: {
          base_version: string | null;
          device: string;
          fields: NonNullable<Json>;
          kind: string;
          post_id: string;
          saved_at: string;
          writer: string;
        };
        Insert: NewRow<Tables<"working_copies">, "fields" | "post_id" | "writer", never>;
        Update: Partial<TablesInsert<"working_copies">>;
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_date: { Args: { seen: number; token: string }; Returns: undefined };
      account_data: { Args: Record<PropertyKey, never>; Returns: Json };
      add_busy_calendar: {
        Args: { function_url: string; id: string; name: string; url: string };
        Returns: undefined;
      };
      add_comment: {
        Args: {
          author_name: string;
          content: string;
          id: string;
          parent_id?: string;
          post_id: string;
        };
        Returns: undefined;
      };
      add_draft_note: {
        Args: {
          id: string;
          name: string;
          note: string;
          paragraph: number;
          quote: string;
          token: string;
        };
        Returns: undefined;
      };
      analytics_summary: {
        Args: { of_post?: string };
        Returns: {
          article_ids: string[];
          article_readers: number[];
          article_titles: string[];
          article_views_1: number[];
          article_views_30: number[];
          article_views_7: number[];
          article_views_90: number[];
          day_views: number[];
          days: string[];
          domain_views_1: number[];
          domain_views_30: number[];
          domain_views_7: number[];
          domain_views_90: number[];
          domains: string[];
          hour_views: number[];
          recent_paths: string[];
          recent_times: string[];
          top_paths: string[];
          top_views: number[];
          total_views: number;
          unique_pages: number;
        }[];
      };
      audit_page: {
        Args: { before_id?: number };
        Returns: {
          account: string;
          action: string;
          changes: Json;
          happened_at: string;
          id: number;
          kind: string;
          title: string;
          total: number;
        }[];
      };
      bin_page: {
        Args: { before_id?: number };
        Returns: {
          deleted_at: string;
          id: number;
          kind: string;
          name: string;
          parts: number;
          row_id: string;
          title: string;
          total: number;
        }[];
      };
      block_author: {
        Args: { comment_id: string };
        Returns: {
          entry: string;
          former_status: string;
          is_new: boolean;
          was_trusted: boolean;
        }[];
      };
      build_status: {
        Args: Record<PropertyKey, never>;
        Returns: {
          called_at: string;
          changed_at: string;
          error: string;
          is_set: boolean;
          is_watched: boolean;
          status: number;
        }[];
      };
      busy_calendars: {
        Args: Record<PropertyKey, never>;
        Returns: {
          error: string;
          id: string;
          is_overdue: boolean;
          left_out: number;
          name: string;
          periods: number;
          read_at: string;
        }[];
      };
      calendar_feed: { Args: { apikey?: string; token: string }; Returns: unknown };
      calendar_feed_made_at: { Args: Record<PropertyKey, never>; Returns: string[] };
      calendar_to_read: {
        Args: { ticket: string };
        Returns: {
          addresses: string[];
          consultations: string[];
          etag: string;
          from_time: string;
          time_zone: string;
          until_time: string;
          url: string;
        }[];
      };
      call_off_date: { Args: { token: string }; Returns: undefined };
      comment_counts: {
        Args: { only_sender?: string; search?: string };
        Returns: {
          count: number;
          status: string;
        }[];
      };
      comments_page: {
        Args: {
          after_id?: string;
          after_likes?: number;
          after_time?: string;
          post: string;
          sort?: string;
        };
        Returns: {
          author_name: string;
          content: string;
          created_at: string;
          edited_at: string;
          id: string;
          is_author: boolean;
          is_editable: boolean;
          is_liked: boolean;
          is_own: boolean;
          likes: number;
          parent_id: string;
          post_id: string;
          status: string;
          total: number;
        }[];
      };
      confirm_subscriptions: { Args: { ids?: string[]; token: string }; Returns: undefined };
      consultation_calendar: { Args: { apikey?: string; id: string }; Returns: unknown };
      consultation_counts: {
        Args: { search?: string };
        Returns: {
          count: number;
          status: string;
        }[];
      };
      dashboard_numbers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          consultations: number;
          featured_posts: number;
          featured_projects: number;
          messages: number;
          page_views: number;
          pending_comments: number;
          pending_consultations: number;
          post_likes: number;
          post_views: number;
          published_posts: number;
          total_posts: number;
          total_projects: number;
          unique_pages: number;
          unread_messages: number;
        }[];
      };
      delete_account: { Args: { with_comments: boolean }; Returns: undefined };
      delete_own_comment: { Args: { comment_id: string }; Returns: undefined };
      edit_comment: { Args: { comment_id: string; content: string }; Returns: undefined };
      empty_bin: { Args: { ids?: number[]; last_id?: number }; Returns: number };
      end_subscription: { Args: { id: string; token: string }; Returns: undefined };
      forms_are_sent_to: { Args: Record<PropertyKey, never>; Returns: string };
      free_times: {
        Args: { after?: string; before?: string; length?: number };
        Returns: {
          days_ahead: number;
          minutes: number;
          time_zone: string;
          times: string[];
        }[];
      };
      further_reading: {
        Args: { of_post: string };
        Returns: {
          category: string;
          id: string;
          language: string;
          listed_at: string;
          read_time: number;
          relation: string;
          slug: string;
          title: string;
        }[];
      };
      further_reading_of: {
        Args: { posts: string[] };
        Returns: {
          category: string;
          id: string;
          language: string;
          listed_at: string;
          of_post: string;
          read_time: number;
          relation: string;
          slug: string;
          title: string;
        }[];
      };
      give_up_mail: { Args: { id: string }; Returns: undefined };
      hear_of_replies: { Args: { address?: string; comment_id: string }; Returns: undefined };
      increment_post_views: { Args: { post_id: string }; Returns: undefined };
      is_owner: { Args: Record<PropertyKey, never>; Returns: boolean };
      keep_busy_times: {
        Args: { error?: string; etag?: string; left_out?: number; periods?: Json; ticket: string };
        Returns: undefined;
      };
      mail_language: {
        Args: Record<PropertyKey, never>;
        Returns: {
          language: string;
          version: string;
        }[];
      };
      mail_site: { Args: Record<PropertyKey, never>; Returns: string };
      maintenance_contact: { Args: Record<PropertyKey, never>; Returns: string };
      mark_paid: { Args: { id: string; is_paid: boolean }; Returns: undefined };
      media_uses: {
        Args: { media_id: string };
        Returns: {
          id: string;
          kind: string;
          title: string;
        }[];
      };
      message_counts: {
        Args: { search?: string };
        Returns: {
          count: number;
          status: string;
        }[];
      };
      moderation_page: {
        Args: {
          after_id?: string;
          after_time?: string;
          oldest_first?: boolean;
          only_sender?: string;
          only_status?: string;
          search?: string;
        };
        Returns: {
          account: string;
          author_name: string;
          content: string;
          created_at: string;
          edited_at: string;
          held_because: string;
          id: string;
          parent_author: string;
          parent_id: string;
          parent_status: string;
          post_id: string;
          post_title: string;
          reply_count: number;
          sender: string;
          status: string;
        }[];
      };
      move_date: { Args: { seen: number; start: string; token: string }; Returns: undefined };
      notifications: {
        Args: Record<PropertyKey, never>;
        Returns: {
          default_recipient: string;
          digest: string;
          digest_hour: number;
          failed: number;
          has_key: boolean;
          host: string;
          is_watched: boolean;
          key_header: string;
          overdue_since: string;
          quiet_from: string;
          quiet_until: string;
          recipient: string;
          repeat_hours: number;
          sender: string;
          service: string;
          template: Json;
          time_zone: string;
          unknown: number;
          waiting: number;
        }[];
      };
      outbox_page: {
        Args: { before_id?: string };
        Returns: {
          answer: string;
          attempts: number;
          causes: number;
          created_at: string;
          due_at: string;
          id: string;
          kind: string;
          recipient: string;
          state: string;
          status: number;
          subject: string;
          text: string;
          total: number;
          tried_at: string;
        }[];
      };
      own_subscriptions_token: { Args: Record<PropertyKey, never>; Returns: string };
      page_formerly_at: {
        Args: { former_path: string };
        Returns: Tables<"pages">[];
        SetofOptions: {
          from: "*";
          to: "pages";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      post_years: { Args: Record<PropertyKey, never>; Returns: number[] };
      project_articles: {
        Args: { of_project: string };
        Returns: Tables<"posts">[];
        SetofOptions: {
          from: "*";
          to: "posts";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      read_calendar_now: { Args: { id: string }; Returns: string };
      read_date: {
        Args: { token: string };
        Returns: {
          amount: number;
          calendar: string;
          called_off_by: string;
          can_change: boolean;
          currency: string;
          held_until: string;
          is_proposed: boolean;
          minutes: number;
          notice_hours: number;
          owner_time_zone: string;
          paid_at: string;
          payment_link: string;
          payment_reference: string;
          pays_on_page: boolean;
          sequence: number;
          starts_at: string;
          status: string;
        }[];
      };
      read_site_settings: {
        Args: Record<PropertyKey, never>;
        Returns: Tables<"site_settings">[];
        SetofOptions: {
          from: "*";
          to: "site_settings";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      reader_mails: {
        Args: Record<PropertyKey, never>;
        Returns: {
          is_on: boolean;
          refused: number;
          sent: number;
          subscribers: number;
          takes_reports: boolean;
          unconfirmed: number;
          waiting: number;
        }[];
      };
      record_mail_event: {
        Args: { address: string; event: string; key: string };
        Returns: undefined;
      };
      record_page_view: { Args: { path: string; referrer?: string }; Returns: undefined };
      remove_busy_calendar: { Args: { id: string }; Returns: undefined };
      remove_subscriber: { Args: { id: string }; Returns: undefined };
      restore_deleted: { Args: { ids: string[]; kind: string }; Returns: number };
      revisions_page: {
        Args: { before_id?: string; post: string };
        Returns: {
          changed: string[];
          first_words: string;
          id: string;
          name: string;
          saved_at: string;
          total: number;
          was_published: boolean;
          words_added: number;
          words_removed: number;
        }[];
      };
      save_working_copy: {
        Args: {
          base?: string;
          browser: string;
          input: Json;
          of_kind?: string;
          on_device: string;
          post: string;
          seen?: string;
        };
        Returns: {
          device: string;
          saved_at: string;
          writer: string;
        }[];
      };
      search_articles: {
        Args: { asked: string };
        Returns: {
          category: string;
          corrected: string;
          fragment: string;
          heading: string;
          id: string;
          language: string;
          own_id: string;
          same_before: number;
          slug: string;
          title: string;
        }[];
      };
      send_again: { Args: { id: string }; Returns: undefined };
      send_consultation_request: {
        Args: {
          budget_range?: string;
          company?: string;
          email: string;
          id: string;
          kind?: string;
          message: string;
          name: string;
          project_type: string;
          requested_for?: string;
          time_zone?: string;
          timeline?: string;
          token?: string;
        };
        Returns: undefined;
      };
      send_contact_message: {
        Args: { email: string; id: string; message: string; name: string; subject: string };
        Returns: undefined;
      };
      send_due: { Args: { form_endpoint?: string; site_url?: string }; Returns: undefined };
      send_test_mail: { Args: { id: string }; Returns: undefined };
      set_build_hook: { Args: { token?: string; url: string }; Returns: undefined };
      set_calendar_feed: { Args: { token: string }; Returns: undefined };
      set_comment_like: { Args: { comment_id: string; liked: boolean }; Returns: undefined };
      set_mail_events_key: { Args: { key: string }; Returns: undefined };
      set_mail_language: {
        Args: {
          forms?: string[];
          is_right_to_left?: boolean;
          language: string;
          version?: string;
          words?: Json;
        };
        Returns: undefined;
      };
      set_notification_service: {
        Args: {
          key?: string;
          key_header?: string;
          recipient?: string;
          repeat_hours?: number;
          sender?: string;
          service: string;
          site_url?: string;
          template?: Json;
          url?: string;
        };
        Returns: undefined;
      };
      set_notification_times: {
        Args: {
          digest: string;
          digest_hour: number;
          quiet_from: string;
          quiet_until: string;
          time_zone: string;
        };
        Returns: undefined;
      };
      set_post_like: { Args: { liked: boolean; post_id: string }; Returns: undefined };
      set_reader_mails: {
        Args: { is_on: boolean; mail_url?: string; site_url?: string };
        Returns: undefined;
      };
      set_subscription_frequency: {
        Args: { frequency: string; token: string };
        Returns: undefined;
      };
      share_date: { Args: { id: string; token: string }; Returns: undefined };
      share_draft: { Args: { days: number; post_id: string; token: string }; Returns: string };
      shared_draft: {
        Args: { token: string };
        Returns: {
          author_name: string;
          content: string;
          excerpt: string;
          expires_at: string;
          featured_image: string;
          language: string;
          read_time: number;
          title: string;
          updated_at: string;
        }[];
      };
      shared_draft_notes: {
        Args: { token: string };
        Returns: Tables<"draft_notes">[];
        SetofOptions: {
          from: "*";
          to: "draft_notes";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      site_health: {
        Args: { built_at: string };
        Returns: {
          answered: number;
          changed_since: string;
          changes: number;
          database_bytes: number;
          expires_alone: boolean;
          file_bytes: number;
          has_second_factor: boolean;
          knows_clients: boolean;
          last_backup: string;
          mails: number;
          migrations: string[];
          voided: string[];
        }[];
      };
      site_version: { Args: Record<PropertyKey, never>; Returns: string };
      stop_subscriptions: { Args: { token: string }; Returns: undefined };
      stop_trusting_reader: { Args: { comment_id: string }; Returns: undefined };
      subscribe: {
        Args: { address: string; frequency?: string; name?: string; topic: string };
        Returns: undefined;
      };
      subscribers_page: {
        Args: { before_id?: string };
        Returns: {
          created_at: string;
          email: string;
          frequency: string;
          id: string;
          is_confirmed: boolean;
          refused: string;
          subscriptions: number;
          total: number;
        }[];
      };
      subscriptions: {
        Args: { token: string };
        Returns: {
          created_at: string;
          email: string;
          frequency: string;
          id: string;
          is_confirmed: boolean;
          name: string;
          slug: string;
          title: string;
          topic: string;
        }[];
      };
      times_to_move: {
        Args: { token: string };
        Returns: {
          days_ahead: number;
          minutes: number;
          time_zone: string;
          times: string[];
        }[];
      };
      trust_reader: { Args: { comment_id: string }; Returns: number };
      try_build_hook: { Args: Record<PropertyKey, never>; Returns: undefined };
      unblock_author: {
        Args: { comment_id: string; entry?: string; former_status: string; was_trusted: boolean };
        Returns: undefined;
      };
      unfinished_posts: {
        Args: { of_kind?: string };
        Returns: {
          device: string;
          id: string;
          is_new: boolean;
          saved_at: string;
          title: string;
        }[];
      };
      waiting: {
        Args: Record<PropertyKey, never>;
        Returns: {
          comments: number;
          consultations: number;
          messages: number;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type PublicTables = Database["public"]["Tables"];
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"];

/** A new row: what has no default is needed, and nobody gives what is generated. */
type NewRow<Row, Needed extends keyof Row, Generated extends keyof Row> = Pick<Row, Needed> &
  Partial<Omit<Row, Needed | Generated>> & { [Name in Generated]?: never };

/** The type of each column, or `generated` where nobody gives the value. */
export const columns = {
  categories: { id: "uuid", name: "text" },
  comment_likes: { comment_id: "uuid", user_id: "uuid", created_at: "timestamp with time zone" },
  comments: {
    id: "uuid",
    post_id: "uuid",
    parent_id: "uuid",
    user_id: "uuid",
    author_name: "text",
    content: "text",
    status: "text",
    held_because: "text",
    sender: "text",
    created_at: "timestamp with time zone",
    edited_at: "timestamp with time zone",
    likes: "integer",
    search_text: "generated",
  },
  consultation_kinds: {
    id: "uuid",
    title: "text",
    minutes: "smallint",
    price: "text",
    project_types: "text[]",
    place: "smallint",
    amount: "numeric(10,2)",
    currency: "text",
    payment_link: "text",
    pays_on_page: "boolean",
    payment_hours: "smallint",
    published: "boolean",
    created_at: "timestamp with time zone",
    updated_at: "timestamp with time zone",
  },
  consultation_requests: {
    id: "uuid",
    name: "text",
    email: "text",
    company: "text",
    project_type: "text",
    budget_range: "text",
    timeline: "text",
    message: "text",
    status: "text",
    scheduled_for: "timestamp with time zone",
    created_at: "timestamp with time zone",
    requested_for: "timestamp with time zone",
    time_zone: "text",
    minutes: "smallint",
    proposed_for: "timestamp with time zone",
    held_until: "timestamp with time zone",
    reply: "text",
    sequence: "integer",
    called_off_by: "text",
    called_off_at: "timestamp with time zone",
    link_hashes: "text[]",
    kind: "text",
    price: "text",
    amount: "numeric(10,2)",
    currency: "text",
    payment_reference: "text",
    payment_link: "text",
    pays_on_page: "boolean",
    payment_hours: "smallint",
    paid_at: "timestamp with time zone",
    scheduled_at: "timestamp with time zone",
    search_text: "generated",
  },
  contact_messages: {
    id: "uuid",
    name: "text",
    email: "text",
    subject: "text",
    message: "text",
    status: "text",
    created_at: "timestamp with time zone",
    search_text: "generated",
  },
  draft_links: {
    id: "uuid",
    post_id: "uuid",
    token_hash: "text",
    created_at: "timestamp with time zone",
    expires_at: "timestamp with time zone",
    revoked_at: "timestamp with time zone",
    last_opened_at: "timestamp with time zone",
    page_id: "uuid",
  },
  draft_notes: {
    id: "uuid",
    link_id: "uuid",
    paragraph: "integer",
    quote: "text",
    name: "text",
    note: "text",
    is_done: "boolean",
    created_at: "timestamp with time zone",
  },
  media: {
    id: "uuid",
    name: "text",
    alt: "text",
    decorative: "boolean",
    mime: "text",
    bytes: "integer",
    width: "integer",
    height: "integer",
    hash: "text",
    path: "text",
    variants: "jsonb",
    created_at: "timestamp with time zone",
    updated_at: "timestamp with time zone",
    search_text: "generated",
  },
  pages: {
    id: "uuid",
    title: "text",
    path: "text",
    description: "text",
    content: "text",
    language: "text",
    format: "text",
    source: "text",
    place: "text",
    position: "integer",
    published: "boolean",
    indexed: "boolean",
    former_paths: "text[]",
    created_at: "timestamp with time zone",
    updated_at: "timestamp with time zone",
    search_text: "generated",
    title_key: "generated",
  },
  post_likes: { post_id: "uuid", user_id: "uuid", created_at: "timestamp with time zone" },
  post_revisions: {
    id: "uuid",
    post_id: "uuid",
    saved_at: "timestamp with time zone",
    was_published: "boolean",
    is_last_of_day: "boolean",
    name: "text",
    fields: "jsonb",
    page_id: "uuid",
  },
  post_slugs: { slug: "text", post_id: "uuid", since: "timestamp with time zone" },
  posts: {
    id: "uuid",
    title: "text",
    slug: "text",
    excerpt: "text",
    content: "text",
    language: "text",
    format: "text",
    source: "text",
    category: "text",
    tags: "text[]",
    series: "text",
    series_part: "integer",
    featured: "boolean",
    published: "boolean",
    unlisted: "boolean",
    published_at: "timestamp with time zone",
    revised_at: "timestamp with time zone",
    revision_note: "text",
    featured_image: "text",
    author_name: "text",
    author_id: "uuid",
    read_time: "integer",
    views: "bigint",
    likes: "integer",
    comment_count: "integer",
    created_at: "timestamp with time zone",
    updated_at: "timestamp with time zone",
    listed_at: "generated",
    search_text: "generated",
    title_and_category: "generated",
    title_key: "generated",
    discussions: "text[]",
    translation_key: "text",
  },
  projects: {
    id: "uuid",
    title: "text",
    slug: "text",
    description: "text",
    long_description: "text",
    long_description_html: "text",
    status: "text",
    featured: "boolean",
    image_url: "text",
    start_date: "date",
    end_date: "date",
    technologies: "text[]",
    github_url: "text",
    live_url: "text",
    created_at: "timestamp with time zone",
    updated_at: "timestamp with time zone",
    search_text: "generated",
    title_key: "generated",
  },
  site_analytics: { id: "generated", page_path: "text", created_at: "timestamp with time zone" },
  site_settings: {
    singleton: "boolean",
    site_name: "text",
    site_description: "text",
    language: "text",
    admin_email: "text",
    contact_email: "text",
    enable_comments: "boolean",
    comment_moderation: "text",
    hold_links: "boolean",
    blocked_words: "text",
    blocked_people: "text",
    blocked_networks: "text",
    enable_analytics: "boolean",
    enable_email_notifications: "boolean",
    enable_github_sign_in: "boolean",
    maintenance_mode: "boolean",
    seo_title: "text",
    seo_description: "text",
    social_twitter: "text",
    social_linkedin: "text",
    social_github: "text",
    updated_at: "timestamp with time zone",
    content_license: "text",
    robots_search: "text",
    robots_ai_answers: "text",
    robots_ai_training: "text",
    websub_hub: "text",
    social_mastodon: "text",
    booking_hours: "text",
    booking_time_zone: "text",
    booking_minutes: "smallint",
    booking_pause_minutes: "smallint",
    booking_notice_hours: "smallint",
    booking_days_off: "text",
    mails_readers: "boolean",
    booking_change_notice_hours: "smallint",
    booking_before_minutes: "smallint",
    booking_days_ahead: "smallint",
    booking_per_day: "smallint",
    booking_per_week: "smallint",
    booking_reminder_hours: "smallint",
  },
  tags: { id: "uuid", name: "text" },
  working_copies: {
    post_id: "uuid",
    writer: "uuid",
    base_version: "timestamp with time zone",
    fields: "jsonb",
    device: "text",
    saved_at: "timestamp with time zone",
    kind: "text",
  },
} as const;
